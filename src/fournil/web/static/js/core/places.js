/**
 * Where cards lie: reading a state, and what it looks like once some cards have moved.
 *
 * Nothing here knows what is allowed; that is in the table of legal moves that the server sends.
 *
 * @typedef {import("./types.js").State} State
 */

export const SUITS = ["S", "H", "D", "C"];
const RANKS = "A23456789TJQK";
const COLUMNS = "123456789ABCD";
const CELLS = "abcdefg";

/** @param {string} card */
export const rankOf = (card) => RANKS.indexOf(card[0]) + 1;
/** @param {string} card */
export const suitOf = (card) => card[1];
/** @param {number} rank @param {string} suit */
export const cardOf = (rank, suit) => RANKS[rank - 1] + suit;

/** @param {number} index */
export const columnPlace = (index) => COLUMNS[index];
/** @param {number} index */
export const cellPlace = (index) => CELLS[index];
/** @param {string} suit */
export const foundationPlace = (suit) => `h${suit}`;

/** @param {string} place @returns {"foundation"|"cell"|"column"} */
export function kindOf(place) {
  if (place[0] === "h") return "foundation";
  return CELLS.includes(place) ? "cell" : "column";
}

/** @param {string} place @returns {number} counted from 0 */
export function indexOf(place) {
  const kind = kindOf(place);
  if (kind === "foundation") return SUITS.indexOf(place[1]);
  return (kind === "cell" ? CELLS : COLUMNS).indexOf(place);
}

/** What the server calls a place: all foundations are "h". @param {string} place */
export const notation = (place) => place[0];

/**
 * The place on the screen that a target of the table stands for.
 *
 * @param {string} target
 * @param {string} card the card that would go there
 */
export const placeOfTarget = (target, card) =>
  target === "h" ? foundationPlace(suitOf(card)) : target;

/** @param {State} state @returns {string[]} every place, cells first, then foundations, columns */
export function allPlaces(state) {
  return [
    ...state.cells.map((_, index) => cellPlace(index)),
    ...SUITS.map(foundationPlace),
    ...state.columns.map((_, index) => columnPlace(index)),
  ];
}

/** @param {State} state @param {string} place @returns {string[]} its cards, top card last */
export function cardsAt(state, place) {
  const kind = kindOf(place);
  if (kind === "column") return state.columns[indexOf(place)] ?? [];
  if (kind === "cell") {
    const held = state.cells[indexOf(place)];
    return held ? [held] : [];
  }
  const suit = /** @type {"S"|"H"|"D"|"C"} */ (place[1]);
  return Array.from({ length: state.foundations[suit] }, (_, index) => cardOf(index + 1, suit));
}

/** @param {State} state @param {string} place @returns {string|undefined} */
export const topOf = (state, place) => cardsAt(state, place).at(-1);

/**
 * @param {State} state
 * @param {string} card
 * @returns {{place: string, depth: number, cards: string[]}|null} its place, how many cards lie
 *   under it, and the cards from it to the top
 */
export function find(state, card) {
  for (const place of allPlaces(state)) {
    const cards = cardsAt(state, place);
    const depth = cards.indexOf(card);
    if (depth >= 0) return { place, depth, cards: cards.slice(depth) };
  }
  return null;
}

/**
 * The state once the cards from `card` to the top of its place have gone to another place. What is
 * legal then only the server knows.
 *
 * @param {State} state
 * @param {string} card
 * @param {string} target a place on the screen
 * @returns {State}
 */
export function afterMove(state, card, target) {
  const found = find(state, card);
  if (!found || found.place === target) return state;
  const columns = state.columns.map((column) => column.slice());
  const cells = state.cells.slice();
  const foundations = { ...state.foundations };
  if (kindOf(found.place) === "cell") cells[indexOf(found.place)] = null;
  else columns[indexOf(found.place)].splice(found.depth);
  const kind = kindOf(target);
  if (kind === "column") columns[indexOf(target)].push(...found.cards);
  else if (kind === "cell") cells[indexOf(target)] = card;
  else foundations[/** @type {"S"} */ (suitOf(card))] = rankOf(card);
  return { ...state, columns, cells, foundations, legal: null };
}

/**
 * The state once everything is on the foundations, by cards that went up one after the other.
 *
 * @param {State} state
 * @returns {State}
 */
export function allHome(state) {
  const foundations = { ...state.foundations };
  const columns = state.columns.map((column) => column.slice());
  const cells = state.cells.slice();
  const piles = [...columns, ...cells.map((card) => (card ? [card] : []))];
  const cards = [];
  for (let before = -1; cards.length > before;) {
    before = cards.length;
    for (const pile of piles) {
      for (let card = pile.at(-1); card && next(foundations, card); card = pile.at(-1)) {
        foundations[/** @type {"S"} */ (suitOf(card))] += 1;
        cards.push(card);
        pile.pop();
      }
    }
  }
  const last = { move: "finish", cards, from: null, to: "h" };
  return { ...state, columns, cells: cells.map(() => null), foundations, last, legal: null, finish: 0 };
}

/** @param {State["foundations"]} foundations @param {string} card */
const next = (foundations, card) =>
  foundations[/** @type {"S"} */ (suitOf(card))] === rankOf(card) - 1;

/** @param {State} state @param {string} card @returns {string[]} places on the screen */
export function legalPlaces(state, card) {
  return (state.legal?.[card] ?? []).map((target) => placeOfTarget(target, card));
}
