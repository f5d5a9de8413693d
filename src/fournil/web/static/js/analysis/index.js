/**
 * The truth about the game, for those who ask: light, hints, moves that keep the win, the way back, a
 * solution. Each part is loaded when it is first asked for.
 *
 * @typedef {import("../core/types.js").Translate} Translate
 */

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../board/board.js").Board} parts.board
 * @param {import("../input/interaction.js").Interaction} parts.interaction
 * @param {Translate} parts.t
 * @param {(value: number) => string} parts.figure
 * @param {(text: string) => void} parts.announce
 * @param {ReturnType<typeof import("../ui/toast.js").toast>} parts.notice
 * @param {() => void} parts.newGame
 */
export function adviser({ session, board, interaction, t, figure, announce, notice, newGame }) {
  /** @type {Awaited<ReturnType<typeof import("./hint.js").hints>>|undefined} */
  let hint;
  /** @type {Awaited<ReturnType<typeof import("./moves-view.js").analysis>>|undefined} */
  let panel;
  let lit = false;
  const chip = /** @type {HTMLElement} */ (document.getElementById("truth"));

  /** Where nothing has been played there is no way back: the deal itself is lost. */
  const untouched = () => session.state.actions.length === 0;
  const wayBack = () =>
    (untouched() ? [] : [{ label: t("page-last-winnable"), act: commands.winnable }]);
  const waysOut = () =>
    (untouched() ? [{ label: t("page-new-game"), act: newGame }] : wayBack());

  /** A part that could not be loaded: the server is away. */
  const trouble = () => notice.show(t("page-no-answer"));

  /** @param {string} text @param {boolean} lost */
  const tell = (text, lost) => notice.show(lost && untouched() ? t("page-lost-deal") : text, {
    about: "advice", stays: lost, actions: lost ? waysOut() : [],
  });

  const light = once(async () => (await import("./verdict-light.js")).truthLight({
    session, t,
    lost: () => notice.show(t(untouched() ? "page-lost-deal" : "page-lost"), {
      about: "lost", stays: true, silent: true, actions: waysOut(),
    }),
    saved: () => notice.withdraw("lost"),
  }));
  const loadHint = once(async () => {
    const { hints } = await import("./hint.js");
    hint = await hints({ session, board, interaction, t, announce, tell });
    return hint;
  });
  const loadPanel = once(async () => {
    const { analysis } = await import("./moves-view.js");
    panel = await analysis({
      session, board, interaction, t, figure, announce, closed: () => board.refresh(),
    });
    return panel;
  });

  const commands = {
    hint: () => void loadHint().then((part) => part.press()).catch(trouble),
    moves: () => void loadPanel().then((part) => part.toggle()).catch(trouble),
    winnable: () => void import("./rewind.js")
      .then(({ goBack }) => goBack({ session, t, notice })).catch(trouble),
    solution: () => void import("./solution.js")
      .then(({ showSolution }) => showSolution({ session, t, notice, tell })).catch(trouble),
  };

  return {
    commands,
    wayBack,

    /** @param {boolean} on whether the truth light is wanted */
    async shine(on) {
      // The server draws the light as it knows the setting, which it may not have heard of yet.
      if (!on) chip.hidden = true;
      if (on === lit) return;
      lit = on;
      try {
        (await light()).set(lit);
      } catch {
        lit = false;
        trouble();
      }
    },

    /** Backs out of whatever is shown. @returns {boolean} whether anything was */
    hide: () => hint?.hide() || panel?.hide() || false,
  };
}

/**
 * A part that is loaded once, however often it is asked for; when that fails, the next time tries anew.
 *
 * @template T
 * @param {() => Promise<T>} make
 */
function once(make) {
  /** @type {Promise<T>|undefined} */
  let made;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
