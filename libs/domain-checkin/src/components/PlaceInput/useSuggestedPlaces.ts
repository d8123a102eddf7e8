import { useEffect, useState } from 'react';
import type { PlaceSource, PlaceSuggestion } from './placeSource';

/** Milliseconds without a key before anybody is asked. */
const ASK_AFTER_MS = 200;
const MIN_LETTERS = 2;

const none: readonly PlaceSuggestion[] = [];

/** Suggestions for what is typed: after a pause, for the last question only, and none rather than an error. */
export function useSuggestedPlaces(text: string | undefined, source: PlaceSource) {
  const [found, setFound] = useState<{ text: string; list: readonly PlaceSuggestion[] }>();
  const wanted = (text ?? '').trim();
  const isAsked = wanted.length >= MIN_LETTERS;

  useEffect(() => {
    if (!isAsked) return;
    const question = new AbortController();
    const timer = setTimeout(() => {
      source.find(wanted, question.signal).then(
        (list) => !question.signal.aborted && setFound({ text: wanted, list }),
        // Without a network, or without an answer, a place is typed like any other word.
        () => !question.signal.aborted && setFound({ text: wanted, list: none }),
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [isAsked, source, wanted]);

  return {
    suggestions: isAsked ? (found?.list ?? none) : none,
    isCurrent: isAsked && found?.text === wanted,
  };
}
