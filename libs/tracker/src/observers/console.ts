import { messages } from '@guest/recording-codec';
import { withoutEmails } from '../privacy/text';
import { follow, together } from '../base/browser';
import type { Observer } from './recording';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'assert'] as const;
const MAX_MESSAGES = 30;
const PERIOD_MS = 1_020;
const MAX_ITEMS = 10;
const MAX_KEYS = 9;
const MAX_LENGTH = 5_000;

function shallow(value: unknown): string {
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`;
  if (Array.isArray(value)) return `Array(${value.length})`;
  if (typeof value === 'function') return `ƒ ${value.name}`;
  return value !== null && typeof value === 'object' ? 'Object' : String(value);
}

/** A value of the console, one level deep. */
function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return `Array(${value.length})[${value.slice(0, MAX_ITEMS).map(shallow).join(', ')}]`;
  }
  if (value === null || typeof value !== 'object' || value instanceof Error) return shallow(value);
  const entries = Object.entries(value).slice(0, MAX_KEYS);
  return `{${entries.map(([key, one]) => `${key}: ${shallow(one)}`).join(', ')}}`;
}

/** The arguments as one text, with the first one's `%s %d %i %f %o` filled in. */
export function consoleText(values: readonly unknown[]): string {
  const rest = [...values];
  const first = rest.shift();
  const filled =
    typeof first === 'string'
      ? first.replace(/%[sdifoOc]/gu, (mark) => {
          if (rest.length === 0) return mark;
          const value = rest.shift();
          if (mark === '%c') return '';
          if (mark === '%d' || mark === '%i') return String(Math.trunc(Number(value)));
          return mark === '%f' ? String(Number(value)) : shown(value);
        })
      : shown(first);
  const text = [filled, ...rest.map(shown)].join(' ');
  return withoutEmails(text.slice(0, MAX_LENGTH));
}

/** Console messages, up to 30 in a second. The page's own call comes first. */
export const observeConsole: Observer = ({ write, options }, view) => {
  if (!options.captureConsole) return () => undefined;
  let left = MAX_MESSAGES;
  let renewAt = 0;
  const tell = (level: string, values: readonly unknown[]) => {
    const now = performance.now();
    if (now > renewAt) {
      left = MAX_MESSAGES;
      renewAt = now + PERIOD_MS;
    }
    if (left <= 0) return;
    left -= 1;
    write(messages.ConsoleLog, level, consoleText(values));
  };
  const undo = METHODS.map((level) =>
    follow(view.console, level, (_console, values: unknown[]) => {
      if (level !== 'assert') tell(level, values);
      else if (!values[0]) tell('assert', values.slice(1));
    }),
  );
  return together(undo);
};
