import { MAX_LABEL_LENGTH } from '../base/limits';
import { Level } from './levels';

/** Of an element with a long text no more than this is read. */
const READ_LENGTH = 1_000;

const shortened = (text: string) => text.replace(/\s+/gu, ' ').trim().slice(0, MAX_LABEL_LENGTH);

/** What an element is called in lists of clicks: never what a guest typed. */
export function clickLabel(element: Element, level: Level, sanitize: (text: string) => string): string {
  const given = element.getAttribute('data-openreplay-label');
  if (given !== null) return shortened(given);
  if (level === Level.plain) {
    const text = shortened(
      sanitize((element.getAttribute('aria-label') ?? element.textContent).slice(0, READ_LENGTH)),
    );
    if (text !== '') return text;
  }
  return shortened(element.id || element.getAttribute('class') || element.tagName.toLowerCase());
}

/** What a field is called. */
export function fieldLabel(
  field: Element & { labels?: NodeListOf<HTMLLabelElement> | null },
  sanitize = (text: string) => text,
): string {
  const given = field.getAttribute('data-openreplay-label');
  const texts = [
    field.labels?.[0]?.textContent,
    field.getAttribute('aria-label'),
    field.getAttribute('placeholder'),
  ];
  const attributes = ['name', 'id', 'class', 'type'].map((name) => field.getAttribute(name));
  const words = texts.map((text) => text && sanitize(text));
  return shortened([given, ...words, ...attributes].find((text) => text) ?? '');
}
