/**
 * Giving a deal to someone else: its code, or a link that opens it.
 *
 * @typedef {import("../core/types.js").Translate} Translate
 */

/** @param {string} code */
export const linkTo = (code) => `${location.origin}/g/${encodeURIComponent(code)}`;

/** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard now */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * The way for pages that are not on a secure address, where there is no clipboard.
 *
 * @param {string} text
 */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  return done;
}

/**
 * @param {string} code @param {Translate} t @param {(text: string) => void} tell
 */
export async function shareDeal(code, t, tell) {
  const url = linkTo(code);
  if (navigator.share) {
    try {
      await navigator.share({ title: t("page-title"), text: t("page-share-text", { code }), url });
      return;
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") return;
    }
  }
  tell(await copy(url) ? t("page-link-copied") : t("page-copy-by-hand", { text: url }));
}

/** @param {string} code @param {Translate} t @param {(text: string) => void} tell */
export async function copyCode(code, t, tell) {
  tell(await copy(code) ? t("page-copied") : t("page-copy-by-hand", { text: code }));
}
