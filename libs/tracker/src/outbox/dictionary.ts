import { messages, type MessageWriter } from '@guest/recording-codec';
import { DICTIONARY_KEYS_PER_PAGE } from '../base/limits';

/** Gives the key of a string, defining it at first use. Undefined: all keys of this page number are used. */
export type Dictionary = (text: string) => number | undefined;

/**
 * Players merge all definitions of a tab's session, so keys of different page numbers must differ: each page number
 * has its own range.
 */
export function createDictionary(write: MessageWriter['write'], pageNo: number): Dictionary {
  const keys = new Map<string, number>();
  const first = pageNo * DICTIONARY_KEYS_PER_PAGE;
  return (text) => {
    const known = keys.get(text);
    if (known !== undefined) return known;
    if (keys.size === DICTIONARY_KEYS_PER_PAGE) return undefined;
    const key = first + keys.size;
    keys.set(text, key);
    write(messages.StringDictGlobal, key, text);
    return key;
  };
}
