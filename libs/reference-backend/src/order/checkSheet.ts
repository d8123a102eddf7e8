import type { OrderedItem, OrderedSheet } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import type { IndexedService } from './catalogueIndex';
import { checkItem } from './checkItem';

/** What keeps one sheet from being prepared: wrong items, too many of them, a required choice not made. */
export function checkSheet(sheet: OrderedSheet, indexed: IndexedService, pointer: string): FieldError[] {
  return [
    ...sheet.items.flatMap((item, index) => checkItem(item, indexed, `${pointer}/items/${index}`)),
    ...checkRepeats(sheet.items, pointer),
    ...checkSections(sheet.items, indexed, pointer),
  ];
}

function checkRepeats(items: OrderedItem[], pointer: string): FieldError[] {
  const seen = new Set<string>();
  return items.flatMap(({ originalItemId }, index) => {
    if (!seen.has(originalItemId)) {
      seen.add(originalItemId);
      return [];
    }
    return [{ pointer: `${pointer}/items/${index}/originalItemId`, detail: 'is on this sheet already' }];
  });
}

function checkSections(items: OrderedItem[], indexed: IndexedService, pointer: string): FieldError[] {
  const chosen = items.map((item) => indexed.items.get(item.originalItemId)?.section._id);
  return indexed.service.sections.flatMap((section) => {
    const count = chosen.filter((id) => id === section._id).length;
    const most = section.choice === 'single' ? 1 : (section.maxChoices ?? Infinity);
    // A section without items is removed on load, so it requires no choice.
    const isMissing = section.isRequired && section.items.length > 0 && count === 0;
    if (isMissing)
      return [{ pointer: `${pointer}/items`, detail: `lacks a choice in the section "${section._id}"` }];
    if (count <= most) return [];
    return [
      { pointer: `${pointer}/items`, detail: `holds more than ${most} of the section "${section._id}"` },
    ];
  });
}
