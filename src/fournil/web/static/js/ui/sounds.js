/** Soft sounds, made on the spot: nothing to download. Off until the player wants them. */

/** @typedef {"lift"|"place"|"home"|"no"} Sound */

/** Frequency in Hz, length in seconds, loudness, and how the tone ends. */
const TONES = {
  lift: { from: 340, to: 420, length: 0.05, loud: 0.04 },
  place: { from: 240, to: 150, length: 0.09, loud: 0.09 },
  home: { from: 520, to: 780, length: 0.16, loud: 0.06 },
  no: { from: 170, to: 120, length: 0.12, loud: 0.06 },
};

/** @param {() => boolean} wanted */
export function soundBox(wanted) {
  /** @type {AudioContext|null} */
  let context = null;
  return (/** @type {Sound} */ name) => {
    if (!wanted() || !("AudioContext" in window)) return;
    context ??= new AudioContext();
    const { from, to, length, loud } = TONES[name];
    const start = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  };
}
