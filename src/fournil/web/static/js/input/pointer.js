/**
 * Mouse, finger and pen: taps, double taps and drags, told apart and handed on.
 *
 * One pointer at a time. It is captured by the table, not by the card, because cards change their
 * place in the page while a finger is still down.
 *
 * @typedef {import("../core/types.js").Box} Box
 *
 * @typedef {object} Gestures what the gestures do
 * @property {(card: string) => boolean} mayLift whether it lies in a column or a cell
 * @property {(card: string) => string[]} lift begins to drag a card; answers all cards that come
 * @property {(dx: number, dy: number) => void} drag
 * @property {() => boolean} drop lets go; answers whether it was over another place
 * @property {() => void} cancel
 * @property {(card: string) => void} tap
 * @property {(card: string) => void} doubleTap
 * @property {(first: string, second: string) => boolean} uncovered whether a tap on the first card
 *   has just sent it away from on top of the second
 */

const DRAG_FROM_PX = { mouse: 5, pen: 8, touch: 9 };
/** A drag this brief that went no farther was a tap by a shaky hand; a slower one, if it led nowhere. */
const SHAKY_MS = 280;
const SHAKY_PX = 22;
const DOUBLE_MS = 340;
const DOUBLE_PX = 26;

/**
 * @param {HTMLElement} host
 * @param {Gestures} gestures
 * @returns {{cancel: () => void, dragging: () => boolean}}
 */
export function bindPointer(host, gestures) {
  /** @type {{id: number, card: string, x: number, y: number, at: number, far: number,
   *   lifted: boolean}|null} */
  let held = null;
  /** @type {{card: string, x: number, y: number, at: number}|null} */
  let lastTap = null;

  host.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || isVirtual(event)) return;
    if (held) {
      // A second finger: whatever it means, it is not part of this drag.
      event.preventDefault();
      return;
    }
    const element = /** @type {Element} */ (event.target).closest("[data-card]");
    if (!(element instanceof HTMLElement) || !element.dataset.card) return;
    const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event;
    held = { id, card: element.dataset.card, x, y, at, far: 0, lifted: false };
    host.setPointerCapture(id);
  });

  host.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    held.far = Math.max(held.far, Math.hypot(dx, dy));
    if (!held.lifted) {
      const needed = DRAG_FROM_PX[/** @type {"mouse"} */ (event.pointerType)] ?? DRAG_FROM_PX.mouse;
      if (held.far < needed || !gestures.mayLift(held.card)) return;
      held.lifted = gestures.lift(held.card).length > 0;
      if (!held.lifted) return;
    }
    gestures.drag(dx, dy);
  });

  host.addEventListener("pointerup", (event) => {
    if (held?.id !== event.pointerId) return;
    const gesture = held;
    held = null;
    release(event.pointerId);
    if (!gesture.lifted) {
      if (gesture.far < SHAKY_PX) tapped(gesture, event.timeStamp);
      return;
    }
    const shaky = gesture.far < SHAKY_PX;
    const brief = event.timeStamp - gesture.at < SHAKY_MS;
    if (shaky && brief) gestures.cancel();
    else if (gestures.drop() || !shaky) {
      lastTap = null;
      return;
    }
    tapped(gesture, event.timeStamp);
  });

  /** @param {{card: string, x: number, y: number}} gesture @param {number} at */
  function tapped({ card, x, y }, at) {
    const second = lastTap && at - lastTap.at < DOUBLE_MS
      && Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_PX
      && (card === lastTap.card || gestures.uncovered(lastTap.card, card));
    if (!second) {
      lastTap = { card, x, y, at };
      gestures.tap(card);
      return;
    }
    // Two taps are one gesture on the card of the first, whatever lies there by now.
    const { card: meant } = /** @type {{card: string}} */ (lastTap);
    lastTap = null;
    gestures.doubleTap(meant);
  }

  function cancel() {
    if (!held) return;
    const { lifted, id } = held;
    held = null;
    release(id);
    if (lifted) gestures.cancel();
  }

  /** @param {number} id */
  function release(id) {
    if (host.hasPointerCapture(id)) host.releasePointerCapture(id);
  }

  host.addEventListener("pointercancel", (event) => {
    if (held?.id === event.pointerId) cancel();
  });
  host.addEventListener("lostpointercapture", (event) => {
    if (held?.id === event.pointerId) cancel();
  });
  addEventListener("blur", cancel);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) cancel();
  });
  host.addEventListener("contextmenu", (event) => event.preventDefault());
  host.addEventListener("dragstart", (event) => event.preventDefault());

  return { cancel, dragging: () => Boolean(held?.lifted) };
}

/**
 * Screen readers on phones press buttons by way of pointer events without a pointer; what they mean
 * arrives as a click, like Enter on a keyboard.
 *
 * @param {PointerEvent} event
 */
export function isVirtual(event) {
  if (event.width === 0 && event.height === 0) return true;
  return event.width === 1 && event.height === 1 && event.pressure === 0 && event.detail === 0
    && event.pointerType === "mouse";
}
