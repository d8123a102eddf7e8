import { useState } from 'react';

/** Copies a text; resolves with whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  // An insecure context has no clipboard; elsewhere a browser may refuse.
  const copying = globalThis.navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copying) ?? false;
}

/** Copies one of several texts and gives the outcome: which one was copied, or `failed`. */
export function useCopy<What extends string>() {
  const [outcome, setOutcome] = useState<What | 'failed'>();
  const copy = async (text: string, what: What) => {
    // Clearing the message first makes a screen reader announce the same message again.
    setOutcome(undefined);
    setOutcome((await copyText(text)) ? what : 'failed');
  };
  return { outcome, copy };
}
