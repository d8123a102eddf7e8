import type { InputMode, RecordingOptions } from './options';
import { Level } from './levels';

/** A field, as the rules need to know it. */
export interface FieldFacts {
  type: string;
  value: string;
  level: Level;
  /** Its attributes, and the words of its labels. */
  words: string;
}

/** Fields of these kinds are never recorded, whatever the configuration says. */
const ALWAYS_HIDDEN_TYPES = new Set(['password', 'hidden', 'file']);
/** In small letters: a browser needs some milliseconds to prepare an expression that ignores the case. */
const ALWAYS_HIDDEN_WORDS =
  /pass|identit|document.?n|permis|licen[cs]e|\bcc-|card.?(?:n|holder)|carte|cryptogram|expir|\bcv[cv]\d?\b|s[eé]curit|iban|\brib\b|\bssn\b|\bpin\b|signature|one-time-code|\bmdp\b|birth|naissance|bday/u;
const FOUR_DIGITS = /\d{4}/u;
const DATE_TYPES = new Set(['date', 'time', 'datetime-local', 'month', 'week']);

/** The mode of a field, by the first rule that matches. */
export function inputModeOf(
  { type, value, level, words }: FieldFacts,
  options: Pick<
    RecordingOptions,
    'defaultInputMode' | 'obscureInputNumbers' | 'obscureInputEmails' | 'obscureInputDates'
  >,
): InputMode {
  if (
    ALWAYS_HIDDEN_TYPES.has(type) ||
    level === Level.hidden ||
    ALWAYS_HIDDEN_WORDS.test(words.toLowerCase())
  )
    return 'hidden';
  if (level === Level.obscured) return 'obscured';
  if (options.defaultInputMode !== 'plain') return options.defaultInputMode;
  const isDate = DATE_TYPES.has(type);
  if (options.obscureInputNumbers && !isDate && FOUR_DIGITS.test(value)) return 'obscured';
  if (options.obscureInputDates && isDate) return 'obscured';
  if (options.obscureInputEmails && (type === 'email' || value.includes('@'))) return 'obscured';
  return 'plain';
}

/** The recorded value with its mask: 0 is plain, above 0 the number of hidden characters, −1 all hidden. */
export function maskedValue(value: string, mode: InputMode): { value: string; mask: number } {
  if (mode === 'hidden') return { value: '', mask: -1 };
  return mode === 'obscured' ? { value: '', mask: value.length } : { value, mask: 0 };
}
