import type { BaseIssue } from 'valibot';
import { TIME_OF_DAY } from '../time/timeOfDay';
import { wordsOf } from './htmlWords';
import { isRecord } from './isRecord';
import { isWords } from './words';
import { otherShape } from './otherShapes';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/u;
const DAY_OF_MOMENT = /^\d{4}-\d{2}-\d{2}(?=T)/u;
/** `7`, `7h`, `7:30`, `07h30`, `24:00`. */
const LOOSE_TIME = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?$/iu;
const DOMAIN = /^(?:[\w-]+\.)+[a-z]{2,}(?=[/?#:]|$)/iu;

function toTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = LOOSE_TIME.exec(text) ?? [];
  const time = `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
  return hours !== '' && Number(hours) <= 24 && TIME_OF_DAY.test(time) ? time : undefined;
}

function toUrl(text: string): string {
  const written = text.replaceAll(' ', '%20');
  if (written.startsWith('//')) return `https:${written}`;
  return DOMAIN.test(written) ? `https://${written}` : written;
}

/** Another form of what a pattern asks for. The patterns of addresses begin with a scheme. */
function toPattern(text: string, pattern: unknown): string | undefined {
  if (pattern === TIME_OF_DAY) return toTime(text);
  return pattern instanceof RegExp && /^\^\(?https/u.test(pattern.source) ? toUrl(text) : undefined;
}

/** `PER_PERSON` and `per person` are `perPerson`. */
const bare = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');

/** The option that this word names; `other` for an unknown one, where there is that option. */
function toOption(word: string, expected: string): string | undefined {
  const options = [...expected.matchAll(/"([^"]+)"/gu)].map(([, option = '']) => option);
  return (
    options.find((option) => bare(option) === bare(word)) ?? options.find((option) => option === 'other')
  );
}

/** The entries of a list that are named or numbered; or one entry in place of a list. */
function toList(value: Readonly<Record<string, unknown>>): unknown[] {
  const areEntries = Object.entries(value).every(([key, entry]) => isRecord(entry) || /^\d+$/u.test(key));
  return areEntries ? Object.values(value) : [value];
}

function fromText(text: string, { type, requirement, expected }: BaseIssue<unknown>): unknown {
  switch (type) {
    case 'number':
      return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'iso_date':
      return DAY_OF_MOMENT.exec(text)?.[0];
    case 'check':
      return requirement === isWords ? wordsOf(text) : undefined;
    case 'picklist':
      return toOption(text, expected ?? '');
    case 'regex':
      return toPattern(text, requirement);
    default:
      return undefined;
  }
}

/**
 * Another form of a value that does not fit, as APIs write them: numbers as text and the reverse, lists as objects,
 * `7h30` for a time, `www.` for an address, `id` for `_id`. Undefined where no other form is plain.
 */
export function converted(
  value: unknown,
  issue: BaseIssue<unknown>,
  parent: Readonly<Record<string | number, unknown>>,
): unknown {
  const { type, path } = issue;
  const other = otherShape(value, issue, parent);
  if (value === undefined) {
    const { id } = parent;
    const isId = path?.at(-1)?.key === '_id' && (typeof id === 'string' || typeof id === 'number');
    return isId ? String(id) : other;
  }
  if (typeof value === 'string') {
    const text = value.trim();
    const form = fromText(text, issue) ?? other ?? (type === 'boolean' ? undefined : text);
    return form === value ? undefined : form;
  }
  if (other !== undefined) return other;
  if (type === 'string' && typeof value === 'number') return String(value);
  if (type === 'boolean' && (value === 0 || value === 1)) return value === 1;
  if (type === 'array' && isRecord(value)) return toList(value);
  return undefined;
}
