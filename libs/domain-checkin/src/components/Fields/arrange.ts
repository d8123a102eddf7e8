import { kindOf } from '../../model/fieldTable';
import { htmlWords, isRich } from '../../model/htmlWords';
import type { FormField } from '../../model/steps';

/** A field with what the hotel says about it. */
export interface ArrangedField {
  field: FormField;
  /** Why it is asked: words under the label. */
  hint?: string;
  /** The same where words cannot stand for it: links, lists. */
  richHint?: string;
}

/** What a hotel writes about a field, beside the field itself: its own text and its description, wherever that stands. */
function textsAbout(fields: readonly FormField[], { name, text }: FormField): string[] {
  const descriptions = fields.filter((other) => kindOf(other.name).describes === name);
  return [text, ...descriptions.map((other) => other.text)].filter((html) => html !== undefined);
}

/** The fields as they are drawn; descriptions stand with what they describe, or by themselves where that is off. */
export function arrange(fields: readonly FormField[]): ArrangedField[] {
  const names = new Set<string>(fields.map(({ name }) => name));
  return fields
    .filter(({ name }) => !names.has(kindOf(name).describes ?? ''))
    .map((field) => {
      // A consent's text is its label, a text is itself.
      if (['consent', 'text'].includes(kindOf(field.name).control)) return { field };
      const texts = textsAbout(fields, field);
      const rich = texts.filter(isRich).join('');
      const words = texts.filter((html) => !isRich(html)).map(htmlWords);
      return { field, hint: words.join(' ') || undefined, richHint: rich || undefined };
    });
}

const pairs = [
  ['firstname', 'lastname'],
  ['arrivalDate', 'departureDate'],
];

/** Fields that belong side by side, where the hotel asks for them one after the other. */
export function inRows(arranged: readonly ArrangedField[]): ArrangedField[][] {
  const rows: ArrangedField[][] = [];
  for (const one of arranged) {
    const before = rows.at(-1);
    const [first] = before ?? [];
    const isPair =
      before?.length === 1 &&
      pairs.some((pair) => pair.includes(one.field.name) && pair.includes(first?.field.name ?? ''));
    if (isPair) before.push(one);
    else rows.push([one]);
  }
  return rows;
}
