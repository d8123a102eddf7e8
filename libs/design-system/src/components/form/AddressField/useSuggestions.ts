import { useEffect, useState } from 'react';
import { type AddressSuggestion } from './address';

/** Milliseconds without a key press before the service is asked. */
export const SUGGEST_AFTER_MS = 250;
/** Fewer letters match too many streets; towns may have two. */
const SUGGEST_FROM_LETTERS = { street: 3, town: 2 };

/** Asks a service for suggestions. The signal aborts when the text changes. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

const none: readonly AddressSuggestion[] = [];

/** Suggestions for the newest typed text, after a pause. An error gives none. */
export function useSuggestions(
  kind: keyof typeof SUGGEST_FROM_LETTERS,
  text: string | undefined,
  suggest: Suggest | undefined,
) {
  const [found, setFound] = useState<{ text: string; list: readonly AddressSuggestion[] }>();
  const wanted = (text ?? '').trim();
  const isAsked = suggest !== undefined && wanted.length >= SUGGEST_FROM_LETTERS[kind];

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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an inline `suggest` must not ask again at each render
  }, [wanted, isAsked]);

  const isCurrent = isAsked && found?.text === wanted;
  return { suggestions: isAsked ? (found?.list ?? none) : none, isCurrent };
}
