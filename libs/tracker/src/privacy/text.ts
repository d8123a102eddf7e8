import { MAX_TEXT_LENGTH } from '../base/limits';
import { Level } from './levels';

export interface TextRules {
  /** A text that is one e-mail address is starred. */
  obscureTextEmails: boolean;
  /** Each digit becomes 0. */
  obscureTextNumbers: boolean;
  textSanitizer: (text: string) => string;
}

const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/u;
const EMAILS = /[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]+/gu;

const starred = (text: string) => text.replace(/[^\s@.]/gu, '*');

/** Every character that is no white space becomes a star. */
export const obscured = (text: string) => text.trim().replace(/\S/gu, '*');

/** Texts that no server would take are left out. */
export const withinLimit = (text: string) => (text.length > MAX_TEXT_LENGTH ? '' : text);

/** The text of a node as it may be recorded. */
export function recordedText(text: string, level: Level, rules: TextRules): string {
  const kept = withinLimit(text);
  if (kept === '' || level === Level.hidden) return '';
  if (level === Level.obscured) return obscured(kept);
  const allowed = rules.textSanitizer(kept);
  const withoutEmail = rules.obscureTextEmails && EMAIL.test(allowed) ? starred(allowed) : allowed;
  return rules.obscureTextNumbers ? withoutEmail.replace(/\d/gu, '0') : withoutEmail;
}

/** Stars the addresses in a longer text: a console message, an error. */
export const withoutEmails = (text: string) => text.replace(EMAILS, starred);
