/**
 * The positions of a replay, made from its start and from what each move does. No rule is needed for
 * that: the server has played the moves and says which cards went where.
 *
 * @typedef {import("./types.js").State} State
 *
 * @typedef {object} Step one move of a replay
 * @property {string} move its notation, with its number of cards
 * @property {string[]} cards the cards that went, the deepest first
 * @property {string} from
 * @property {string} to a place as the server says it
 * @property {string} words what it does, such as "7♥ to column 6"
 */

import { afterMove, placeOfTarget } from "./places.js";

/** @param {State} start @param {Step[]} steps @returns {State[]} one more than there are steps */
export function statesOf(start, steps) {
  const states = [start];
  for (const { cards: [head], to } of steps) {
    states.push(afterMove(states[states.length - 1], head, placeOfTarget(to, head)));
  }
  return states;
}

/** How many moves stand on a line of a game's text. */
const A_LINE = 16;

/**
 * A game as text, which the table takes back: its deal, then its moves.
 *
 * @param {string} code @param {string[]} moves
 */
export function gameText(code, moves) {
  const lines = [`deal ${code}`];
  for (let at = 0; at < moves.length; at += A_LINE) {
    lines.push(`moves ${moves.slice(at, at + A_LINE).join(" ")}`);
  }
  return `${lines.join("\n")}\n`;
}
