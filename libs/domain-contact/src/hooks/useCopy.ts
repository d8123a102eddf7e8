import { useState } from 'react';

/** Copies a text, and says how that went; the same again is heard again. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async (text: string) => {
    setOutcome(undefined);
    // Not in a secure context there is no clipboard; elsewhere a browser may refuse.
    const isDone = await globalThis.navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isDone ? 'copied' : 'failed');
  };
  return { outcome, copy };
}
