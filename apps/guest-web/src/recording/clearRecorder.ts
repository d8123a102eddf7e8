/** Keys of the recorder and of usability tests. */
const OWN = /^(?:__openreplay_|__or__|or_)/u;

/** Removes what the recorder keeps on this device: the visitor's number, the session and its place in it. */
export function clearRecorder(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (OWN.test(key)) storage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
