import { useEffect, useState } from 'react';
import { type Address, type AddressSuggestion } from './address';

/** Milliseconds without a key before the caller is asked. */
export const SUGGEST_AFTER_MS = 250;
/** Fewer letters fit too many streets. */
const SUGGEST_FROM_LETTERS = 3;

type Suggest = (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

const none: readonly AddressSuggestion[] = [];

/** Suggestions for what is typed: a pause later, the last question only, and none rather than an error. */
export function useSuggestions(text: string | undefined, suggest: Suggest | undefined) {
  const [found, setFound] = useState<{ text: string; list: readonly AddressSuggestion[] }>();
  const wanted = (text ?? '').trim();
  const isAsked = suggest !== undefined && wanted.length >= SUGGEST_FROM_LETTERS;

  useEffect(() => {
    if (!isAsked) return;
    const question = new AbortController();
    const timer = setTimeout(() => {
      suggest(wanted, question.signal)
        .catch(() => none)
        .then((list) => {
          if (!question.signal.aborted) setFound({ text: wanted, list });
        })
        .catch(() => undefined);
    }, SUGGEST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
    // A caller's inline function must not ask again at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [wanted, isAsked]);

  const isCurrent = isAsked && found?.text === wanted;
  return { suggestions: isAsked ? (found?.list ?? none) : none, isCurrent };
}

/** The address of a suggestion; what a lookup cannot tell stays as it was typed, or taken. */
export async function addressOf(suggestion: AddressSuggestion): Promise<Partial<Address>> {
  try {
    return typeof suggestion.address === 'function' ? await suggestion.address() : suggestion.address;
  } catch {
    return {};
  }
}
