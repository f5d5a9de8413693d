/**
 * Cards in the hand, lifted by pointer or by keyboard: what shows where they came from, how many
 * they are, and where they may go.
 */

export class Selection {
  /** @type {string[]} the lifted cards, the one farthest from the top first */
  cards = [];
  /** @type {string} where they came from */
  home = "";
  /** @type {string[]} */
  #targets = [];
  /** @type {HTMLElement[]} */
  #marked = [];
  /** @type {HTMLElement|null} */
  #aimed = null;
  /** Called when cards are lifted, and when they are not any more. */
  changed = () => {};
  #ghost = document.createElement("div");
  #badge = document.createElement("span");

  /**
   * @param {import("../board/board.js").Board} board
   * @param {(value: number) => string} figure
   */
  constructor(board, figure) {
    this.board = board;
    this.figure = figure;
    this.#ghost.className = "ghost";
    this.#badge.className = "badge";
    this.#badge.setAttribute("aria-hidden", "true");
  }

  get active() {
    return this.cards.length > 0;
  }

  /** @param {string[]} cards @param {string} home @param {string[]} targets @param {boolean} byHand */
  begin(cards, home, targets, byHand) {
    this.end();
    this.cards = cards;
    this.home = home;
    const first = this.board.boxOf(cards[0]);
    const last = this.board.boxOf(/** @type {string} */ (cards.at(-1)));
    this.#ghost.style.transform = `translate(${first.x}px, ${first.y}px)`;
    this.#ghost.style.width = `${first.w}px`;
    this.#ghost.style.height = `${last.y + last.h - first.y}px`;
    if (byHand) this.board.host.append(this.#ghost);
    for (const card of cards) this.board.card(card)?.classList.add("lifted");
    if (cards.length > 1) {
      this.#badge.textContent = this.figure(cards.length);
      this.board.card(cards[0])?.append(this.#badge);
    }
    this.mark(targets);
    this.board.host.classList.add("lifting");
    this.changed();
  }

  /** Shows where they may go. @param {string[]} targets */
  mark(targets) {
    for (const element of this.#marked) element.classList.remove("target");
    this.#targets = targets;
    this.#marked = targets.flatMap((place) => this.board.face(place) ?? []);
    for (const element of this.#marked) element.classList.add("target");
  }

  /** @param {string} place */
  allows(place) {
    return this.#targets.includes(place);
  }

  /** Shows where they would go now. @param {string|null} place */
  aim(place) {
    const face = place ? this.board.face(place) ?? null : null;
    if (face === this.#aimed) return;
    this.#aimed?.classList.remove("aimed");
    face?.classList.add("aimed");
    this.#aimed = face;
  }

  end() {
    this.aim(null);
    this.mark([]);
    for (const card of this.cards) this.board.card(card)?.classList.remove("lifted");
    this.#badge.remove();
    this.#ghost.remove();
    this.cards = [];
    this.home = "";
    this.board.host.classList.remove("lifting");
    this.changed();
  }
}
