import { MAX_LABEL_LENGTH } from '../base/limits';
import { Level } from './levels';

const shortened = (text: string) => text.replace(/\s+/gu, ' ').trim().slice(0, MAX_LABEL_LENGTH);

/** What an element is called in lists of clicks: never what a guest typed. */
export function clickLabel(element: Element, level: Level): string {
  const given = element.getAttribute('data-openreplay-label');
  if (given !== null) return shortened(given);
  if (level === Level.plain) {
    const text = shortened(element.getAttribute('aria-label') ?? element.textContent ?? '');
    if (text !== '') return text;
  }
  return shortened(element.id || element.getAttribute('class') || element.tagName.toLowerCase());
}

/** What a field is called. */
export function fieldLabel(field: Element & { labels?: NodeListOf<HTMLLabelElement> | null }): string {
  const given = field.getAttribute('data-openreplay-label');
  const texts = [given, field.labels?.[0]?.textContent, field.getAttribute('aria-label')];
  const attributes = ['placeholder', 'name', 'id', 'class', 'type'].map((name) => field.getAttribute(name));
  return shortened([...texts, ...attributes].find((text) => text) ?? '');
}
