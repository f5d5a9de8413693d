/**
 * The shapes that travel between the modules. Nothing here runs.
 *
 * A card is its text, rank then suit: "7H", "TC". A place is one character of move notation for a
 * column ("1" to "9", "A" to "D") or a cell ("a" to "g"); a foundation is "h" followed by its suit
 * ("hS"), because on the screen each of the four stands by itself. The server says "h" for all.
 *
 * @typedef {object} State what the server answers: the whole game at one moment
 * @property {string} id
 * @property {number} version
 * @property {string} code
 * @property {string} game
 * @property {string} variant the rules' name, such as "BK1-C4"
 * @property {string} deal the text that brings the deal back
 * @property {string[][]} columns top card last
 * @property {(string|null)[]} cells
 * @property {{S: number, H: number, D: number, C: number}} foundations rank on top, 0 when empty
 * @property {number} score
 * @property {"playing"|"stuck"|"won"} status
 * @property {number} undo_left
 * @property {number} redo_left
 * @property {number} moves
 * @property {string[]} actions
 * @property {number} elapsed seconds
 * @property {Record<string, string[]>|null} legal from each card that may move to where; null while
 *   the page waits for the server and does not know
 * @property {{move: string, cards: string[], from: string|null, to: string|null}|null} [last] what the
 *   last answer did; finishing has cards from everywhere, and from or to is null
 * @property {number} finish how many cards one press would play out; 0 while it cannot
 * @property {number} [implied] of a game just imported: how many cards its text lets go up by themselves
 * @property {string[]} help the kinds of help that were taken
 * @property {string|null} wish what kind of deal was asked for: "winnable", "easy", "day:2026-11-30"
 * @property {"easy"|"medium"|"hard"|null} level how hard the deal is, if that is known
 *
 * @typedef {object} Settings
 * @property {string} language
 * @property {"auto"|"light"|"dark"} theme
 * @property {4|2} suits how many colours the four suits have
 * @property {"small"|"medium"|"large"} card_size
 * @property {boolean} left_handed
 * @property {boolean} sounds
 * @property {boolean} timer
 * @property {boolean} truth whether each position is said to be winnable, lost or not known
 *
 * @typedef {object} Variant one row of the catalogue of games
 * @property {string} name
 * @property {string} game
 * @property {string} code
 * @property {string} options
 * @property {number[]} layout
 * @property {number} columns
 * @property {number} cells
 * @property {"any"|"king"|"nothing"} fill what an empty column takes
 * @property {boolean} kings_sink
 * @property {number} aces_up
 * @property {number|null} winnable the share of deals that can be won, where few can
 *
 * @typedef {string | (string | {var: string} | SelectExpression)[]} Compiled
 * @typedef {{select: string, kind: "plural"|"string", cases: Record<string, Compiled>,
 *   default: string}} SelectExpression
 *
 * @typedef {object} Bootstrap
 * @property {string} language
 * @property {"ltr"|"rtl"} dir
 * @property {{tag: string, name: string}[]} languages
 * @property {Record<string, Compiled>} words
 * @property {Settings} settings
 * @property {boolean} known whether the browser has shown a player's token
 * @property {State|null} game
 * @property {{deal: string, code: string, game: string, variant?: string}|null} open the deal that
 *   the address names, to be dealt
 * @property {{key: string, message: string}|null} open_error why the address names none
 * @property {Variant[]} catalogue
 *
 * @typedef {(id: string, args?: Record<string, string|number>) => string} Translate
 *
 * @typedef {object} Box a rectangle on the board, in CSS pixels
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 */

export {};
