### Fournil en français. Ordre et identifiants sont ceux de en.ftl.


## Cartes

suit-name = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
rank-name = { $rank ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] valet
    [12] dame
   *[13] roi
}
card-name = { $rank ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] valet
    [12] dame
   *[13] roi
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}


## Places

place-column = colonne { $number }
place-cell = cellule { $letter }
place-foundation = fondation de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}


## Jeux

page-game-name = { $game ->
    [boulanger] Jeu du Boulanger
    [dozen] Douzaine du boulanger
    [freecell] FreeCell
   *[good-measure] Good Measure
}


## La table

page-title = Fournil
page-tagline = Les réussites du boulanger
page-score = Score
page-moves = Coups
page-time = Temps
page-undo = Annuler
page-redo = Rétablir
page-restart = Recommencer
page-new-game = Nouvelle partie
page-menu = Menu
page-close = Fermer
page-cancel = Retour
page-code = Code de partie
page-copy-code = Copier le code
page-copied = Copié
page-share = Partager
page-rules = Règles
page-examples = Exemples
page-faq = FAQ
page-settings = Réglages
page-language = Langue
page-new-short = Nouvelle
page-actions = Actions
page-board = Table
page-game = Jeu
page-keys = Touches
page-needs-script = La table a besoin de JavaScript : autorisez-le pour cette page afin de jouer.
page-unreachable = Le serveur ne répond pas. Rien n’est perdu : ce que vous avez joué sera envoyé dès son retour.
page-unreachable-unkept = Le serveur ne répond pas. Gardez cette page ouverte : ce que vous avez joué n’est gardé qu’ici, et sera envoyé dès son retour.
page-waiting = Le serveur n’a pas encore répondu. Votre dernière action s’affichera dès qu’il l’aura fait.
page-reachable = Le serveur est de retour, et tout est enregistré.
page-elsewhere = Cette partie a continué dans une autre fenêtre. La voici telle qu’elle est.
page-elsewhere-kept = Cette partie a continué dans une autre fenêtre. La voici telle qu’elle est. Ce que vous avez joué à côté est gardé : jouez-le ici maintenant, ou abandonnez-le.
page-kept-play = Le jouer ici
page-kept-drop = L’abandonner
page-gone = Cette partie n’est plus gardée ici. Commencez-en une nouvelle.
page-unkept = Pour garder vos parties, cette page a besoin de cookies, et votre navigateur les bloque. Vous pouvez jouer cette partie, mais elle s’achève avec la page, sans indices, sans statistiques et sans réglages gardés. Autorisez les cookies pour cette page, puis rechargez-la.
page-reload = Recharger
page-trouble = Quelque chose s’est mal passé sur cette page. Rechargez-la : votre partie est enregistrée.
page-stuck = Il ne reste aucun coup permis. Annulez quelques coups, ou recommencez.
page-share-text = Saurez-vous gagner cette donne ? { $code }
page-link-copied = Le lien est copié
page-copy-by-hand = Copiez ceci à la main : { $text }


## Les touches

page-keys-walk = parcourir la table ; dans une colonne, haut et bas choisissent combien de cartes
page-keys-lift = prendre les cartes, puis les poser
page-keys-run = une carte de plus ou de moins pendant qu’on les tient
page-keys-two = d’une place à l’autre : les colonnes sont 1 à 9 et A à D, les cellules a à d
page-keys-home = vers la fondation
page-keys-back = renoncer à ce qui est en cours
page-keys-show = montrer les touches


## Réglages

page-look = Apparence
page-theme = Éclairage
page-theme-auto = Système
page-theme-light = Jour
page-theme-dark = Nuit
page-suits = Enseignes
page-suits-four = Quatre couleurs
page-suits-two = Deux couleurs
page-card-size = Taille des cartes
page-card-size-small = Petites
page-card-size-medium = Moyennes
page-card-size-large = Grandes
page-left-handed = Pour gaucher
page-left-handed-note = Cellules et fondations changent de côté
page-play = Partie
page-timer = Montrer le temps
page-sounds = Sons
page-sounds-note = Discrets, quand les cartes bougent


## La vérité sur la table

page-truth = Voyant de vérité
page-truth-note = Dit après chaque coup si la partie peut encore être gagnée
page-truth-winnable = Gagnable
page-truth-lost = Perdue
page-truth-unknown = Inconnu
page-truth-asking = Calcul
announce-truth = { $verdict ->
    [winnable] La partie peut encore être gagnée
    [unwinnable] La partie ne peut plus être gagnée
   *[unknown] On ne sait pas si la partie peut être gagnée
}
page-lost = À partir d’ici, la partie ne peut plus être gagnée.
page-lost-deal = Cette donne ne peut pas être gagnée.
page-last-winnable = Revenir à la dernière position gagnable
page-last-winnable-busy = Recherche de la dernière position gagnable
page-went-back = { $count ->
    [one] { $count } coup en arrière
   *[other] { $count } coups en arrière
} : ici, la partie peut encore être gagnée.
page-hint = Indice
page-hint-play = Jouer
page-hint-lost = D’ici, aucun chemin ne mène à la victoire : la position est perdue.
page-hint-unknown = La recherche s’est arrêtée à sa limite avant de trouver comment gagner. Ce n’est pas un verdict.
announce-hint = Indice : { $move }. Appuyez encore pour le jouer
move-leads = { $cards }, destination { $target }
move-run = { $count ->
    [one] { $card }
   *[other] { $count } cartes, { $card } en tête
}
page-which-moves = Quels coups laissent la victoire possible ?
page-moves-keep = { $count ->
    [one] { $count } la laisse possible
   *[other] { $count } la laissent possible
}
page-moves-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
page-moves-lose = { $count ->
    [one] { $count } perd la partie
   *[other] { $count } perdent la partie
}
page-verdict = { $verdict ->
    [winnable] laisse la victoire possible
    [unwinnable] perd la partie
   *[unknown] inconnu
}
page-moves-note = Chaque suite de coups a été vérifiée jusqu’au bout.
page-moves-note-unknown = Chaque suite de coups a été vérifiée jusqu’au bout, sauf celles marquées « inconnu » : la recherche s’y est arrêtée à sa limite. Ce n’est pas un verdict.
page-to-cell = cellule libre
page-to-column = colonne vide
page-to-foundation = fondation
page-no-answer = Le serveur ne répond pas : il n’y a pas de réponse pour l’instant.
page-finish = { $count ->
    [one] Terminer · { $count } carte
   *[other] Terminer · { $count } cartes
}
announce-finished = { $count ->
    [one] { $count } carte sur sa fondation
   *[other] { $count } cartes sur leurs fondations
}
page-keys-finish = terminer, quand c’est proposé
page-solution = Montrer une solution
page-solution-busy = Recherche d’une solution
page-replay = Revoir cette partie
page-replay-short = Revoir
page-statistics = Statistiques
page-export = Exporter
page-import = Importer
page-export-title = Exporter cette partie
page-import-title = Importer une partie
page-download = Télécharger
page-copy = Copier
page-game-text = La partie en texte
page-import-file = Choisir un fichier
page-import-open = Ouvrir la partie
page-import-too-large = Ce fichier est trop gros pour être une partie.
page-import-implied = Cartes montées d’elles-mêmes, comme dans la notation usuelle de FreeCell : { $count }
page-won-streak = Victoires d’affilée : { $count }
page-won-best = record { $value }
page-won-help = Avec un peu d’aide.


## Quand une partie est gagnée

page-won = Tout juste sorti du four
page-won-note = Les 52 cartes sont arrivées.
page-won-again = Rejouer la même donne


## Le nom des cartes et des places, dit à voix haute

card-at = { $card }, { $place }
card-at-top = { $card }, { $place }, carte du dessus
card-covered = { $card }, { $place }, sous { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
place-empty = { $place }, vide
place-closed = { $place }, vide et fermée


## Les annonces

announce-to-column = { $card } vers la colonne { $number }
announce-run-to-column = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $card } en tête, vers la colonne { $number }
announce-to-cell = { $card } vers la cellule { $letter }
announce-to-foundation = { $card } sur sa fondation
announce-undone = Annulé : { $move }
announce-restarted = Partie recommencée
announce-sentence = { $text }.
announce-score = Score { $score }
announce-won = Gagné : toutes les cartes sont arrivées
announce-stuck = Il ne reste aucun coup permis
announce-lifted = { $count ->
    [one] En main : { $card }
   *[other] { $count } cartes en main : { $card }
}
announce-put-back = Reposé
announce-takes = peut aller ici
announce-refuses = ne peut pas aller ici
announce-no = Elle ne peut pas encore monter
announce-new-game = { $game }, donne { $code }


## Où se trouve la carte qu’un refus réclame

move-lies-under = Elle est dans la colonne { $number }, sous { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
move-lies-on-top = Elle est au sommet de la colonne { $number }.
move-lies-in-cell = Elle est dans la cellule { $letter }.
move-lies-home = Elle est déjà sur sa fondation.


## La fenêtre Nouvelle partie

page-free-cells = Cellules libres
page-deal = Donne
page-deal-any = Au hasard
page-deal-winnable = Gagnables seulement
page-deal-level = Par niveau
page-deal-day = Donne du jour
page-deal-code = D’après un code
page-deal-number = Par numéro
page-deal-board = Coller un tableau
page-deal-cards = Distribuer
page-deal-found = Cette donne est pour { $summary }
page-not-dealt = Les cartes n’ont pas pu être distribuées : le serveur ne répond pas. Réessayez dans un instant.
page-looking = Recherche d’une donne…
page-rare = Avec si peu de cellules libres, seulement { $share } des donnes sont gagnables.
page-level = Niveau
page-level-name = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
page-level-note = D’après le nombre d’étourderies que la donne pardonne, comparée aux autres donnes gagnables de ce jeu.
page-day-note = { $date } : la même donne gagnable pour tous, jusqu’à minuit UTC.
page-kings = Rois
page-kings-sink = Descendent
page-kings-stay = Restent
page-building = Une carte va sur
page-building-other-suit = Une autre enseigne
page-building-any-suit = Toutes enseignes
page-numbering = Numéros de
page-numbering-microsoft = Microsoft
page-numbering-pysol = PySolFC
page-number = Numéro
page-number-kings = Les rois descendent dans l’ordre où ils se trouvent. Les programmes qui les échangent montrent un autre tableau pour le même numéro.
page-code-note = Collez-le tel qu’il vous est parvenu : tirets, espaces et majuscules n’ont pas d’importance.
page-board-text = Tableau
page-board-note = Comme l’écrivent fc-solve et PySolFC, ou en JSON de Solvitaire.


## Erreurs de cartes et de coups

card-malformed = « { $text } » n’est pas une carte : écrivez le rang et l’enseigne, par exemple 7H, 10C ou 7♥
move-malformed = « { $text } » n’est pas un coup : écrivez le départ et l’arrivée, par exemple 26, 3a, 4h ou 26x3
move-ambiguous = « { $text } » peut se lire { $first } ou { $second } : écrivez l’un des deux
move-count-malformed = « { $text } » : seul un coup de colonne à colonne prend un nombre de cartes
move-only-on = { $card } ne va que sur { $first }
move-only-on-two = { $card } ne va que sur { $first } ou { $second }
move-only-on-three = { $card } ne va que sur { $first }, { $second } ou { $third }
move-only-on-four = { $card } ne va que sur { $first }, { $second }, { $third } ou { $fourth }
move-on-nothing = { $card } ne va sur aucune autre carte
move-capacity = { $limit ->
    [one] { $limit } seule carte peut venir ici pour le moment
   *[other] { $limit } cartes seulement peuvent venir ici pour le moment
}
move-capacity-one = une seule carte peut venir ici pour le moment
move-single-cards = dans ce jeu, les cartes se déplacent une à une
move-not-run = { $count ->
    [one] la dernière carte de la colonne { $place } n’est pas une suite
   *[other] les { $count } dernières cartes de la colonne { $place } ne forment pas une suite
}
move-too-many = la colonne { $place } a moins de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
move-covered = { $card } n’est pas libre : enlevez d’abord les cartes posées dessus
move-column-empty = la colonne { $place } est vide : il n’y a pas de carte à déplacer
move-cell-empty = la cellule { $place } est vide : il n’y a pas de carte à déplacer
move-cell-taken = la cellule { $place } contient déjà { $held }
move-cell-one-card = une cellule ne garde qu’une carte
move-foundation-next = { $card } ne peut pas encore monter : { $needed } passe d’abord
move-foundation-one-card = les cartes vont sur une fondation une à une
move-foundation-final = une carte posée sur une fondation y reste : seule l’annulation la reprend
move-column-closed = dans ce jeu, une colonne vide reste vide
move-column-kings = seul un roi va dans une colonne vide
move-same-place = la carte y est déjà
move-no-such-place = ce jeu n’a pas de place { $place }
move-no-such-card = { $card } n’est pas dans ce jeu
move-nowhere = aucune place n’accepte { $card } pour le moment
move-too-late = après { $limit ->
    [one] { $limit } coup
   *[other] { $limit } coups
}, les cartes ne peuvent plus que monter sur les fondations


## Ce qui distingue les variantes d’un jeu

page-summary-cells = { $count ->
    [one] { $count } cellule libre
   *[other] { $count } cellules libres
}
page-summary-kings-stay = les rois restent
page-summary-any-suit = toutes enseignes


## Pages à lire : règles, exemples, FAQ

site-skip = Aller au texte
site-navigation = Pages
site-contents = Sur cette page
site-all-pages = Toutes les pages
site-play = À la table
site-error-title = Cela n’a pas marché
site-offline-title = Hors de portée
site-offline-text = Le serveur ne répond pas, et cette page n’a pas encore été ouverte sur cet appareil. Votre table, elle, s’ouvre quand même.
site-offline-again = Réessayer
site-page-rules-boulanger = Règles du Jeu du Boulanger
site-page-rules-dozen = Règles de la Douzaine du boulanger
site-page-examples-boulanger = Exemples du Jeu du Boulanger
site-page-examples-dozen = Exemples de la Douzaine du boulanger
site-page-faq = Questions et réponses


## Tableaux des exemples

site-board-deal = Donne { $code }
site-board-deal-after = Donne { $code }, après { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
site-board-then = Ensuite : { $moves }
site-board-refused = { $move } est refusé : { $reason }
site-board-play = Jouer cette donne
site-board-cells = Cellules libres
site-board-foundations = Fondations
site-board-columns = Colonnes
site-board-empty = vide
site-example-next = Coup suivant
site-example-try = Essayez ici même : faites glisser, touchez ou prenez le clavier.
page-example-over = L’exemple s’arrête ici. Continuez à votre guise.
page-example-own-way = Vous avez quitté l’exemple. Annuler vous y ramène.


## Le tableau des longueurs de suites

site-capacity-caption = Combien de cartes au plus se déplacent d’un coup
site-capacity-cells = Cellules vides
site-capacity-onto = Sur une carte, avec { $count ->
    [0] aucune colonne vide
    [one] { $count } colonne vide
   *[other] { $count } colonnes vides
}
site-capacity-into = Dans une colonne vide, la seule
site-capacity-into-one-of = { $count ->
    [one] Dans la seule colonne vide
   *[other] Dans l’une des { $count } colonnes vides
}


## Revoir une partie : pas à pas, avec la vérité de chaque position

replay-title = Revoir la partie
replay-title-solution = Solution
replay-controls = Commandes
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-play-backwards = Lire à rebours
replay-pause = Mettre en pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-position = Position dans la partie
replay-deal = La donne
replay-at = Coup { $number } sur { $count } : { $move }
replay-at-deal = La donne, avant le premier coup
replay-verdict = { $verdict ->
    [winnable] gagnable
    [unwinnable] perdue
   *[unknown] inconnu
}
replay-truth = Montrer la vérité
replay-truth-note = Chaque position peut-elle encore être gagnée ?
replay-truth-asking = Calcul de chaque position
replay-unreachable = Le serveur est injoignable. Réessayez dans un instant.
replay-lost-with = La partie a été perdue au coup { $number } : { $move }.
replay-lost-between = La partie a été perdue entre le coup { $first } et le coup { $last } : entre les deux, on ne sait pas.
replay-lost-by = Au plus tard au coup { $number }, la partie ne pouvait plus être gagnée : { $move }. Avant, on ne sait pas.
replay-never = Cette donne est impossible à gagner : rien n’a été perdu en route.
replay-won = La victoire est restée possible jusqu’au bout.
replay-still-winnable = Là où elle s’arrête, la partie peut encore être gagnée.
replay-end-unknown = On ne sait pas si la partie peut encore être gagnée là où elle s’arrête.
replay-lost-show = Montrer ce coup
replay-lost-again = Reprendre juste avant
replay-moves = Coups
replay-no-moves = Cette partie n’a encore aucun coup.
replay-share = Partager
replay-share-text = Regardez cette partie : { $code }
replay-play-deal = Jouer cette donne
replay-play-on = Jouer à partir d’ici
replay-save-text = Enregistrer en texte
replay-copy-text = Copier en texte
replay-illegal = Le coup { $number }, { $move }, est impossible : { $reason }. La partie s’arrête juste avant.


## Statistiques

statistics-title = Statistiques
statistics-all-games = Tous les jeux
statistics-variation = Variante
statistics-all-variations = Toutes les variantes
statistics-plain-variation = Règles habituelles
statistics-help = Aide du solveur
statistics-help-kind = { $kind ->
    [all] Toutes
    [without] Sans aide
   *[with] Avec aide
}
statistics-played = parties jouées
statistics-won = gagnées
statistics-rate = taux de victoires
statistics-streak = victoires d’affilée, record { $best }
statistics-fewest = coups au minimum
statistics-mean-moves = coups en moyenne
statistics-fastest = victoire la plus rapide
statistics-mean-time = temps moyen
statistics-percent = { $percent } %
statistics-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
statistics-outcome = { $outcome ->
    [won] gagnée
    [stuck] bloquée
   *[unfinished] inachevée
}
statistics-by-variation = Taux de victoires par jeu
statistics-by-variation-note = gagnées sur jouées
statistics-of = sur { $count }
statistics-times = Temps d’une victoire
statistics-times-note = parties gagnées, selon les minutes de jeu
statistics-minutes-to = jusqu’à { $minutes }
statistics-minutes-over = plus de { $minutes }
statistics-minutes = Minutes
statistics-games = Parties
statistics-moves-won = Coups des parties gagnées
statistics-moves-note = { $count ->
    [one] la dernière ; le point plein est la meilleure
   *[other] les { $count } dernières ; le point plein est la meilleure
}
statistics-no-wins = Cela se remplira à la première victoire.
statistics-recent = Parties récentes
statistics-when = { $day }, { $time }
statistics-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
statistics-helped = avec aide
statistics-replay = Revoir
statistics-go-on = Continuer
statistics-note = Une partie compte dès son premier coup, et une victoire compte une fois. Les parties importées ne comptent pas.
statistics-copy = Le serveur est injoignable : ces chiffres sont une copie de ce qui a été vu ici la dernière fois.
statistics-empty = Rien au four pour l’instant
statistics-empty-note = Une partie compte dès son premier coup. Jouez-en une, et elle apparaîtra ici.
statistics-none-such = Aucune partie de ce genre ne compte encore.
statistics-yours = Vos parties sont à vous
statistics-export = Tout exporter
statistics-delete = Tout supprimer
statistics-delete-ask = Tout supprimer définitivement ?
statistics-delete-note = Toutes vos parties, vos chiffres et vos réglages disparaissent, et rien ne les ramène. Exportez-les d’abord si vous pensez en avoir encore besoin.
statistics-delete-failed = Rien n’a été supprimé : le serveur est injoignable. Réessayez dans un instant.


## La commande qui sert la page

cli-serve-help = Sert la page sur cette machine et l’ouvre dans le navigateur. C’est ce que fait « fournil » tout court.
cli-serve-port-help = le port à utiliser (8052, ou n’importe quel port libre s’il est pris)
cli-serve-no-browser-help = ne pas ouvrir le navigateur
cli-serve-data-help = le dossier des parties enregistrées (votre propre dossier de données)
cli-serve-database-help = garder les parties dans cette base de données, par exemple postgresql://user@host/fournil (lu aussi dans DATABASE_URL)
cli-serve-running = Fournil est à l’adresse { $address } (Ctrl+C pour l’arrêter)
cli-serve-two-places = donnez --data ou --database, pas les deux


## La ligne de commande

cli-about = Fournil, la maison des réussites du boulanger. Sans commande, il fait ce que fait « { $command } ».
cli-usage = Usage : { $usage }
cli-commands = Commandes :
cli-arguments = Arguments :
cli-options = Options :
cli-more = « { $usage } » en dit plus sur une commande.
cli-see-help = Voir « { $usage } ».
cli-language-help = la langue à utiliser : en, fr, tr, ar, fa ou th (sinon celle de l’environnement)
cli-help-help = montrer ceci et ne rien faire d’autre
cli-version-help = montrer la version, et si le solveur est compilé
cli-version-compiled = Fournil { $version } (solveur compilé)
cli-version-plain = Fournil { $version } (solveur non compilé : il tourne en Python pur, lentement)
cli-version-partly = Fournil { $version } (solveur compilé : { $compiled } ; non compilé, donc lent : { $plain })
cli-game-option = le jeu : boulanger, dozen, freecell, good-measure, ou précisément, par exemple BK1-C2 ou BD1-KA
cli-cells-option = le nombre de cellules libres
cli-deal-help = Montre les cartes d’une donne.
cli-deal-argument = un code de partie, ms:617, pysol:5, un tableau, un fichier qui contient l’un d’eux, ou - pour l’entrée standard
cli-deal-format = comment les montrer : text (que lisent fc-solve et PySolFC), json, solvitaire (son propre JSON) ou code
cli-deal-winnable = distribuer une donne gagnable, n’importe laquelle
cli-deal-level = distribuer une donne gagnable de ce niveau
cli-deal-day = distribuer la donne de ce jour, ou d’aujourd’hui (UTC)
cli-check-help = Joue une suite de coups selon les règles : montre où elle mène, ou le premier coup interdit et pourquoi.
cli-check-moves-argument = des coups comme 26 3a b5 4h 26x3, ce qu’écrit fc-solve, un fichier qui en contient, ou - pour l’entrée standard
cli-check-format = comment montrer la fin : text ou json
cli-check-moves = Coups : { $count }
cli-check-score = Score : { $score }
cli-check-status = État : { $status ->
    [won] gagnée
    [stuck] bloquée, il ne reste aucun coup permis
   *[playing] en cours
}
cli-check-illegal = le coup { $count }, { $move }, est interdit : { $reason }
cli-solve-help = Dit de chaque donne si elle peut être gagnée, et comment. Chaque réponse est prouvée : par une suite de coups, ou par une recherche qui a tout vu.
cli-solve-argument = des donnes : codes de partie, ms:617, pysol:5, tableaux, fichiers qui en contiennent beaucoup, ou - pour l’entrée standard
cli-solve-deals = des donnes de numéros consécutifs, par exemple ms:1-1000, pysol:1-500 ou BK1-C2-code:0-99
cli-solve-shortest = trouver le moins d’actions qu’il faut pour gagner, et le prouver (Jeu du Boulanger seulement)
cli-solve-json = écrire un objet JSON par donne : deal, verdict, line, nodes, seconds
cli-solve-summary = n’écrire que les totaux
cli-solve-verify = rejouer chaque suite de coups selon les règles, et prouver chaque défaite une seconde fois avec d’autres clés
cli-solve-jobs = le nombre de fils d’exécution (1)
cli-solve-nodes = renoncer à une donne après avoir regardé ce nombre de positions
cli-solve-seconds = renoncer à une donne après ce nombre de secondes
cli-solve-memory = nombre maximal de mégaoctets pour la recherche d’une donne (1024)
cli-solve-winnable = { $deal } : { $count ->
    [one] gagnable en { $count } action
   *[other] gagnable en { $count } actions
}
cli-solve-unwinnable = { $deal } : { $nodes ->
    [one] impossible à gagner ({ $nodes } position regardée)
   *[other] impossible à gagner ({ $nodes } positions regardées)
}
cli-solve-unknown = { $deal } : inconnu ({ $reason })
cli-solve-proved-again = prouvé une seconde fois, avec d’autres clés
cli-solve-not-proved-again = non prouvé une seconde fois : { $reason }
cli-solve-reason = { $reason ->
    [node-limit] le nombre de positions autorisé est atteint
    [time-limit] le temps accordé est écoulé
    [memory-limit] la mémoire accordée est épuisée
   *[cancelled] arrêté
}
cli-solve-sum-winnable = Gagnables : { $count }
cli-solve-sum-replayed = Suites de coups rejouées : { $count }
cli-solve-sum-unwinnable = Impossibles à gagner : { $count }
cli-solve-sum-proved-again = Défaites prouvées une seconde fois : { $count }
cli-solve-sum-unknown = Inconnues : { $count }
cli-solve-sum-nodes = Positions regardées : { $count }
cli-solve-sum-seconds = Secondes de processeur : { $seconds }
cli-bench-help = Résout un lot fixe de donnes : le nombre de positions regardées dit si la recherche a changé, le temps dit sa vitesse ici.
cli-bench-json = écrire un objet JSON
cli-bench-row = { $name } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $winnable ->
    [one] { $winnable } gagnable
   *[other] { $winnable } gagnables
}, { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}, { $milliseconds } ms
cli-bench-fingerprint = Empreinte : { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
cli-bench-speed = Secondes de processeur : { $seconds }, positions par seconde : { $rate }


## Erreurs de donnes, de codes, de tableaux et de solutions d’autres programmes

deal-empty = il n’y a pas de donne ici : écrivez un code de partie, ms:617, pysol:5 ou un tableau
deal-too-long = c’est beaucoup trop long pour une donne
deal-unreadable = « { $text } » n’est pas une donne : écrivez un code comme BK1-C4-AAAAA24, ms:617, pysol:5 ou un tableau
deal-bare-number = { $number } peut être un numéro de plusieurs programmes : écrivez ms:{ $number } ou pysol:{ $number }
deal-number-malformed = « { $text } » n’est pas un numéro de donne : n’écrivez que des chiffres
deal-number-code = les numéros de donne vont de { $first } à { $last } : { $number } n’en est pas un
deal-number-microsoft = les numéros de donne de Microsoft vont de { $first } à { $last } : { $number } n’en est pas un
deal-number-pysol = les numéros de donne de PySolFC vont de { $first } à { $last } : { $number } n’en est pas un
deal-other-game = cette donne est pour { $found }, mais c’est { $asked } qui est demandé
deal-other-cells = cette donne a { $found ->
    [one] { $found } cellule
   *[other] { $found } cellules
}, mais { $asked ->
    [one] { $asked } est demandée
   *[other] { $asked } sont demandées
}
code-too-long = c’est beaucoup trop long pour un code de partie
code-game = « { $found } » n’est pas un jeu, à partir du caractère { $position } : un code commence par { $known }
code-version = caractère { $position } : « { $found } » est une règle de distribution que ce Fournil ne connaît pas ; il connaît { $known }
code-options = « { $found } » n’est pas une variante de { $game }, à partir du caractère { $position } : écrivez { $known }
code-character = caractère { $position } : « { $character } » ne figure jamais dans un code, qui est fait de A à Z et de 2 à 7
code-too-short = le code s’arrête avant le caractère { $position } : sa dernière partie a { $found ->
    [one] { $found } caractère
   *[other] { $found } caractères
} au lieu de { $needed }
code-length = le code est trop long à partir du caractère { $position } : sa dernière partie a { $found ->
    [one] { $found } caractère
   *[other] { $found } caractères
} au lieu de { $needed }
code-check = le code ne tombe pas juste à son contrôle, caractère { $position } : ce devrait être { $expected } et non « { $found } », ou l’un des six caractères précédents est faux ou mal placé
code-check-long = le code long ne tombe pas juste à son contrôle, à partir du caractère { $position } : ce devrait être { $expected } et non { $found }, ou un caractère précédent est faux ou mal placé
code-form = caractère { $position } : un code long commence par D ou P, pas par « { $found } »
code-other-game = ce code long décrit un tableau de { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} et { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
}, pas de { $game }
code-board = ce code long ne correspond à aucun tableau de { $game }
board-line = la ligne { $line } n’a pas sa place dans un tableau : « { $text } »
board-card = ligne { $line } : « { $text } » n’est pas une carte
board-foundation = ligne { $line } : « { $text } » n’est pas une fondation, comme H-0 ou S-K
board-columns = aucun jeu d’ici n’a { $found ->
    [one] { $found } colonne
   *[other] { $found } colonnes
} : on connaît { $known }
board-too-many-cells = il y a { $found ->
    [one] { $found } cellule
   *[other] { $found } cellules
} ici, mais ce jeu a { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
}
board-too-long = c’est beaucoup trop long pour un tableau
board-json = le tableau n’est pas du JSON valable : ligne { $line }, caractère { $position }
board-json-shape = le JSON du tableau ne convient pas : voyez « { $field } »
board-foundation-order = la fondation « { $cards } » ne monte pas depuis l’as dans une seule enseigne
board-remark = la ligne { $line } n’a pas sa place dans un tableau : « { $text } » : une remarque commence par #
board-rows = ligne { $line } : ce tableau est écrit de haut en bas : demandez à fc-solve de l’écrire avec -p
solution-none = ce texte parle d’une partie qui n’a pas été résolue : il ne contient aucun coup
solution-too-long = c’est beaucoup trop long pour les coups d’une seule partie
solution-place = « { $text } » parle d’une place qu’aucun jeu d’ici ne possède
solution-empty = il n’y a aucun coup ici : écrivez-en, par exemple 26 3a b5 4h
solution-boards = il y a des tableaux ici, mais aucun coup : demandez à fc-solve d’écrire les coups avec -m ou -sam
solution-line = ligne { $line } : { $reason }
game-cells = { $game } ne se joue pas avec { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
} : choisissez { $known }
shortest-unfit = le plus petit nombre d’actions ne se cherche qu’au Jeu du Boulanger, pas pour { $game }
search-unfit = pour la recherche, un jeu a au plus { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} et { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
}
wish-unknown = « { $text } » n’est pas un souhait : essayez { $known }
wish-and-deal = souhaitez un genre de donne ou nommez-en une, pas les deux
winnable-not-found = aucune donne gagnable n’a été trouvée à temps, rien n’a donc été distribué : réessayez
level-not-found = aucune donne de ce niveau n’a été trouvée à temps, rien n’a donc été distribué : réessayez ou choisissez un autre niveau
level-unfit = il n’y a pas de niveaux pour { $game }
game-unknown = il n’y a pas de jeu « { $text } » : essayez { $known }


## Erreurs de la ligne de commande

cli-command-unknown = il n’y a pas de commande « { $text } » : choisissez { $known }
cli-option-unknown = il n’y a pas d’option { $option } ici
cli-argument-missing = { $argument } manque
cli-argument-extra = « { $text } » est de trop pour cette commande
cli-switch-value = { $option } ne prend pas de valeur
cli-value-missing = { $option } demande une valeur
cli-value-choice = { $option } ne peut pas être « { $text } » : choisissez { $choices }
cli-value-number = { $option } doit être un nombre entier de { $least } à { $most }, pas « { $text } »
cli-value-seconds = { $option } doit être un nombre de secondes, pas « { $text } »
cli-value-date = { $option } doit être une date comme 2026-11-30, pas « { $text } »
cli-range-malformed = « { $text } » n’est pas une plage de donnes : écrivez ms:1-1000, pysol:1-500 ou code:0-99
cli-range-backwards = une plage de donnes va en montant : { $first } vient après { $last }
cli-solve-two-kinds = donnez des donnes ou --deals, pas les deux
cli-deal-two-kinds = donnez une seule de ces choses : une donne, --winnable, --level ou --day
cli-solve-range = « { $text } » est une plage de donnes : écrivez --deals { $text }
cli-file-missing = il n’y a pas de fichier { $path }
cli-file-unreadable = le fichier { $path } ne peut pas être lu
cli-file-not-text = { $path } ne contient pas de texte UTF-8
cli-file-too-long = { $path } est trop long pour une donne
cli-file-deal = { $path }, ligne { $line } : { $reason }
cli-output-failed = les résultats n’ont pas pu être écrits : reste-t-il de la place sur le disque ?
cli-input-twice = l’entrée standard ne se lit qu’une fois : pour la donne ou pour les coups


## Erreurs de positions et de parties

position-columns = ce jeu a { $expected ->
    [one] { $expected } colonne
   *[other] { $expected } colonnes
}, pas { $found }
position-cells = ce jeu a { $expected ->
    [one] { $expected } cellule
   *[other] { $expected } cellules
}, pas { $found }
position-foundations = il faut quatre fondations (S H D C), chacune de 0 à { $top } : { $found } ne convient pas
position-cards-missing = il manque des cartes : { $cards }
position-cards-doubled = ces cartes figurent plusieurs fois : { $cards }
position-cards-strange = ces cartes ne sont pas dans ce jeu : { $cards }
undo-nothing = il n’y a rien à annuler
undo-limit = { $limit ->
    [one] seule la dernière action peut être annulée
   *[other] seules les { $limit } dernières actions peuvent être annulées
}
redo-nothing = il n’y a rien à rétablir
finish-not-yet = les cartes ne peuvent pas encore toutes monter d’affilée
finish-won = la partie est gagnée : il ne reste aucune carte à monter
back-won = la partie est gagnée : aucun coup ne l’a perdue
back-winnable = d’ici, la partie peut encore être gagnée
back-never = même la donne de départ est impossible à gagner
back-unknown = la recherche s’est arrêtée à sa limite avant d’être sûre de la dernière position gagnable : rien n’a changé
game-text-empty = il n’y a pas de partie ici : le texte n’a aucune ligne avec une donne
game-text-too-long = c’est beaucoup trop long pour une partie
game-text-line = la ligne { $line } n’a pas sa place dans une partie : « { $text } » : écrivez une ligne avec « deal » et des lignes avec « moves »
game-text-deal-twice = la ligne { $line } nomme une deuxième donne : un texte contient une seule partie
game-text-deal-first = ligne { $line } : la donne doit venir avant les coups
game-text-deal = la ligne { $line } ne nomme aucune donne : { $reason }
game-text-move = coup { $number }, « { $move } » : { $reason }
rules-invalid = ces règles se contredisent : { $layout ->
    [one] { $layout } carte distribuée
   *[other] { $layout } cartes distribuées
}, { $deck } en tout


## Erreurs des parties enregistrées, des réglages et de leur base de données

store-broken = { $place } est abîmé ou n’est pas une base de données de Fournil : déplacez-le et recommencez
store-foreign = { $place } appartient à un autre programme : choisissez un autre endroit pour les parties enregistrées
store-newer = { $place } a été écrit par un Fournil plus récent : mettez Fournil à jour, ou choisissez un autre endroit pour les parties enregistrées
store-locked = les parties enregistrées sont utilisées par un autre programme : réessayez dans un instant
store-full = il n’y a plus de place pour enregistrer : libérez de l’espace et réessayez
store-read-only = { $place } ne peut pas être modifié : autorisez-le, ou choisissez un autre endroit
store-unreadable = { $place } ne s’ouvre pas : vérifiez qu’il existe et que vous avez le droit de le lire
store-disk = { $place } n’a pu être ni lu ni modifié : le disque signale une erreur, ou le fichier ne peut plus grandir
store-unreachable = la base de données des parties enregistrées ne répond pas : réessayez dans un instant
store-address = « { $text } » n’est pas l’adresse d’une base de données
saved-game-unknown = cette partie enregistrée n’existe pas
saved-game-broken = cette partie enregistrée est illisible : ses coups ne correspondent pas à sa donne
saved-game-moved-on = la partie a continué ailleurs : la voici telle qu’elle est
settings-invalid = « { $text } » n’est pas un choix pour le réglage { $name }


## Erreurs des demandes au serveur

request-json = la demande n’est pas du JSON valable
request-field = la demande ne convient pas : voyez { $field }
request-one-action = demandez une seule chose : move, tap ou double_tap
request-type = la demande doit être du JSON (Content-Type: application/json)
request-too-large = la demande est trop grosse : { $limit } ko au plus
request-origin = une demande venue d’un autre site est refusée
request-host = ce serveur ne répond pas à ce nom : ouvrez-le par sa propre adresse
request-framing = la demande indique sa longueur de plusieurs façons
request-not-found = il n’y a rien à cette adresse
request-method = cette adresse n’accepte pas ce genre de demande
server-trouble = quelque chose s’est mal passé ici : rien n’a changé, réessayez
serve-port-taken = le port { $port } est déjà utilisé : choisissez-en un autre avec --port
serve-port-refused = le port { $port } ne peut pas être utilisé ici : choisissez-en un autre avec --port
