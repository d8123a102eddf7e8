import * as v from 'valibot';
import { recordOf, textUpTo } from '@guest/state';
import { clampQuantity, emptyDraft, type Draft } from './draft';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from './limits';
import { emptySheet, resizeSheets, type Selection, type Sheet } from './sheets';

const selection = v.pipe(
  v.object({ precisions: v.pipe(v.array(recordOf(v.string())), v.minLength(1)) }),
  v.transform(({ precisions }): Selection => ({ quantity: precisions.length, precisions })),
);

const sheet = v.fallback(
  v.object({
    name: textUpTo(MAX_NAME_LENGTH),
    comment: textUpTo(MAX_COMMENT_LENGTH),
    sections: recordOf(v.pipe(v.record(v.string(), v.unknown()), recordOf(selection))),
  }),
  emptySheet as Sheet & { sections: Record<string, Record<string, Selection>> },
);

const delivery = v.fallback(
  v.object({
    mode: v.fallback(v.picklist(['now', 'at']), 'at'),
    day: textUpTo(10),
    time: textUpTo(5),
  }),
  emptyDraft.delivery,
);

/** Reads a kept draft back. */
export const keptDraft: v.GenericSchema<unknown, Draft> = v.object({
  quantity: v.fallback(v.pipe(v.unknown(), v.transform(Number), v.transform(clampQuantity)), 1),
  sheets: v.pipe(
    v.fallback(v.array(sheet), []),
    v.transform((sheets) => resizeSheets(sheets, sheets.length)),
  ),
  details: textUpTo(MAX_COMMENT_LENGTH),
  delivery,
  isDeliveryChosen: v.fallback(v.boolean(), false),
  paymentMethod: v.fallback(v.picklist(['room', 'card']), 'room'),
  changedAt: v.number(),
});
