import { messages, type MessageWriter } from '@guest/recording-codec';
import { DICTIONARY_KEYS_PER_PAGE } from '../base/limits';

/** A larger table takes long to grow: beyond this it begins anew. */
const MAX_STRINGS = 8_192;

/**
 * Gives the key of a string from its second use on: most strings come once, and are shorter without a key. Undefined:
 * it has none.
 */
export type Dictionary = (text: string) => number | undefined;

/**
 * Players merge all definitions of a tab's session, so keys of different page numbers must differ: each page number
 * has its own range.
 */
export function createDictionary(write: MessageWriter['write'], pageNo: number): Dictionary {
  const keys = new Map<string, number | undefined>();
  let next = pageNo * DICTIONARY_KEYS_PER_PAGE;
  const end = next + DICTIONARY_KEYS_PER_PAGE;
  return (text) => {
    const known = keys.get(text);
    if (known !== undefined || next === end) return known;
    const key = keys.has(text) ? next++ : undefined;
    if (keys.size === MAX_STRINGS) keys.clear();
    keys.set(text, key);
    if (key !== undefined) write(messages.StringDictGlobal, key, text);
    return key;
  };
}
