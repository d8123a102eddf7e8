import { htmlWords } from '@guest/api-contract/html-words';
import { rowOf } from '../../model/fields';
import { isRich } from '../../model/htmlText';
import type { FormField } from '../../model/steps';

/** A field with the hotel's texts about it. */
export interface ArrangedField {
  field: FormField;
  /** Text under the label that says why it is asked. */
  hint?: string;
  /** The same as HTML, where it has links or lists. */
  richHint?: string;
}

/** The hotel's texts about a field: its own, and those of its descriptions. */
function textsAbout(fields: readonly FormField[], { name, text }: FormField): string[] {
  const descriptions = fields.filter((other) => rowOf(other.name).describes === name);
  return [text, ...descriptions.map((other) => other.text)].filter((html) => html !== undefined);
}

/** The fields as they are drawn: a description is a hint of its field, or stands alone where that field is off. */
export function arrange(fields: readonly FormField[]): ArrangedField[] {
  const names = new Set<string>(fields.map(({ name }) => name));
  return fields
    .filter(({ name }) => !names.has(rowOf(name).describes ?? ''))
    .map((field) => {
      // The control shows the text itself.
      if (['agreement', 'consent', 'description'].includes(rowOf(field.name).control)) return { field };
      const texts = textsAbout(fields, field);
      const rich = texts.filter(isRich).join('');
      const words = texts.filter((html) => !isRich(html)).map(htmlWords);
      return { field, hint: words.join(' ') || undefined, richHint: rich || undefined };
    });
}

/** The fields in rows: those of a pair stand side by side where the hotel asks for them one after the other. */
export function inRows(arranged: readonly ArrangedField[]): ArrangedField[][] {
  const rows: ArrangedField[][] = [];
  for (const one of arranged) {
    const before = rows.at(-1);
    const pairOf = (arrangedField: ArrangedField | undefined) =>
      arrangedField && rowOf(arrangedField.field.name).pair;
    if (before?.length === 1 && pairOf(one) && pairOf(one) === pairOf(before[0])) before.push(one);
    else rows.push([one]);
  }
  return rows;
}
