/** All movement. None of it is waited for by input, and none happens when less motion is wished. */

const EASE = "cubic-bezier(.2,.8,.2,1)";
export const MOVE_MS = 150;
const SHAKE_MS = 180;
const BAKE_MS = 900;

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {boolean} whether the player's system asks for less motion */
export const still = () => less.matches;

/**
 * Lets a card travel from where it was seen to where it already is.
 *
 * @param {HTMLElement} card
 * @param {string} from
 * @param {string} to
 */
export function travel(card, from, to) {
  if (still()) return;
  const animation = card.animate([{ transform: from }, { transform: to }], {
    duration: MOVE_MS, easing: EASE, id: "travel",
  });
  card.classList.add("travelling");
  animation.finished.catch(() => {}).finally(() => {
    if (!travelling(card)) card.classList.remove("travelling");
  });
}

/** @param {HTMLElement} card */
export const travelling = (card) =>
  card.getAnimations().some((each) => each.id === "travel" && each.playState === "running");

/** @param {HTMLElement} card */
export function stopTravel(card) {
  for (const each of card.getAnimations()) if (each.id === "travel") each.cancel();
  card.classList.remove("travelling");
}

/** A small "no". @param {HTMLElement[]} cards */
export function shake(cards) {
  if (still()) return;
  const steps = [0, -4, 4, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));
  for (const card of cards) card.animate(steps, { duration: SHAKE_MS, easing: "ease-in-out" });
}

/** A new deal appears. @param {Element[]} parts */
export function appear(parts) {
  if (still()) return;
  for (const part of parts) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_MS });
}

/**
 * Bakes the foundations golden, one after the other; any key or touch skips the rest.
 *
 * @param {HTMLElement[]} cards
 * @returns {Promise<void>} when it is done or skipped
 */
export async function bake(cards) {
  for (const card of cards) card.classList.add("baked");
  if (still()) return;
  const crusts = cards.map((card, index) => card.animate(
    [{ "--crust": 0 }, { "--crust": 1 }],
    { duration: BAKE_MS * 0.7, delay: BAKE_MS * 0.1 * index, fill: "backwards", easing: "ease-out" },
  ));
  const skip = () => crusts.forEach((crust) => crust.finish());
  addEventListener("pointerdown", skip, { capture: true, once: true });
  addEventListener("keydown", skip, { capture: true, once: true });
  await Promise.all(crusts.map((crust) => crust.finished.catch(() => {})));
  removeEventListener("pointerdown", skip, { capture: true });
  removeEventListener("keydown", skip, { capture: true });
}
