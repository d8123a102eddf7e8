import { KEPT_FOR_MS } from '@guest/state';
import { clampQuantity, emptyDraft, type Draft } from '../model/draft';
import type { Delivery } from '../model/delivery';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '../model/limits';
import { emptySheet, resizeSheets, type Selection, type Sheet } from '../model/sheets';
import type { Submission } from './submission';

type Known = Record<string, unknown>;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/** The entries of a record that can be read; the others are let go. */
function entriesOf<V>(value: unknown, read: (entry: unknown) => V | undefined): Record<string, V> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const known = read(entry);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

function toSelection(value: unknown): Selection | undefined {
  if (!isRecord(value) || !Array.isArray(value.precisions)) return undefined;
  const precisions = value.precisions.map((answers: unknown) =>
    entriesOf(answers, (answer) => (typeof answer === 'string' ? answer : undefined)),
  );
  return precisions.length === 0 ? undefined : { quantity: precisions.length, precisions };
}

function toSheet(value: unknown): Sheet {
  if (!isRecord(value)) return emptySheet;
  return {
    name: text(value.name, MAX_NAME_LENGTH),
    comment: text(value.comment, MAX_COMMENT_LENGTH),
    sections: entriesOf(value.sections, (choices) =>
      isRecord(choices) ? entriesOf(choices, toSelection) : undefined,
    ),
  };
}

function toDelivery(value: unknown): Delivery {
  if (!isRecord(value)) return emptyDraft.delivery;
  return { mode: value.mode === 'now' ? 'now' : 'at', day: text(value.day, 10), time: text(value.time, 5) };
}

function toDraft(value: unknown, now: number): Draft | undefined {
  if (!isRecord(value) || typeof value.changedAt !== 'number') return undefined;
  if (now - value.changedAt > KEPT_FOR_MS) return undefined;
  const sheets = Array.isArray(value.sheets) ? value.sheets.map(toSheet) : [];
  return {
    quantity: clampQuantity(Number(value.quantity)),
    sheets: resizeSheets(sheets, sheets.length),
    details: text(value.details, MAX_COMMENT_LENGTH),
    delivery: toDelivery(value.delivery),
    isDeliveryChosen: value.isDeliveryChosen === true,
    changedAt: value.changedAt,
  };
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toSubmission(value: unknown): Submission | undefined {
  if (!isRecord(value)) return undefined;
  const { id, content, customer, order } = value;
  if (typeof content !== 'string' || !isKey(customer) || !isKey(order)) return undefined;
  // An older version called it by its key; the outbox may still hold it so.
  return { id: isKey(id) ? id : order, content, customer, order };
}

/** What storage held, checked before it becomes state: an older version or a stranger may have written it. */
export function reviveOrders(kept: Known, now: number) {
  const drafts = entriesOf(kept.drafts, (draft) => toDraft(draft, now));
  const submissions = entriesOf(kept.submissions, toSubmission);
  return {
    drafts,
    // It holds who ordered what: without its draft there is nothing to send again.
    submissions: Object.fromEntries(Object.entries(submissions).filter(([id]) => Object.hasOwn(drafts, id))),
  };
}
