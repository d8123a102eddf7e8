import { MAX_LABEL_LENGTH } from '../base/limits';
import { Level } from './levels';
import { recordedText, type TextRules } from './text';

/** What labels are made of. */
export interface LabelRules {
  /** The text inside a node, as a replay shows it. */
  shownText: (root: Node) => string;
  options: TextRules;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const shortened = (text: string) => text.replace(/\s+/gu, ' ').trim().slice(0, MAX_LABEL_LENGTH);
const firstOf = (texts: readonly (string | null | undefined | false)[]) =>
  texts.map((text) => shortened(text || '')).find((text) => text !== '') ?? '';

/** What a field or a pressed element is called: nothing that is private, or that a guest typed. */
export function labelOf(
  element: Element & Pick<Partial<Field>, 'labels'>,
  level: Level,
  { shownText, options }: LabelRules,
): string {
  const shown = (name: string) => recordedText(element.getAttribute(name) ?? '', level, options);
  const label = element.labels?.[0];
  return firstOf([
    element.getAttribute('data-openreplay-label'),
    label && shownText(label),
    shown('aria-label'),
    level === Level.plain && shownText(element),
    shown('placeholder'),
    ...['name', 'id', 'class', 'type'].map((name) => element.getAttribute(name)),
    element.tagName.toLowerCase(),
  ]);
}

/** Every word that may tell what a field asks for, its attributes included. They are not recorded. */
export function fieldWords(field: Field): string {
  const others = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/u);
  const root = field.getRootNode() as Partial<Document>;
  const labels = [...(field.labels ?? []), ...others.map((id) => root.getElementById?.(id))];
  return [
    ...[...field.attributes].map(({ value }) => value),
    ...labels.map((label) => label?.textContent),
  ].join(' ');
}
