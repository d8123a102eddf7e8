import { own, without } from '@guest/state';
import { sectionsById } from './catalogueIndex';
import { MAX_SHEET_COUNT } from './limits';
import type { Item, Section, Service } from './service';

/** The answers about one piece of an item, by the question's name. */
type PieceChoices = Readonly<Record<string, string>>;

/** A chosen item: how many, and the answers about each piece (as many as pieces). */
export interface Selection {
  readonly quantity: number;
  readonly precisions: readonly PieceChoices[];
}

export type SectionChoices = Readonly<Record<string, Selection>>;

/** One person's menu card. It holds only what was chosen, by section id and item id. */
export interface Sheet {
  readonly name: string;
  readonly comment: string;
  readonly sections: Readonly<Record<string, SectionChoices>>;
}

export const emptySheet: Sheet = { name: '', comment: '', sections: {} };
const nothingChosen: SectionChoices = {};

export function choicesIn(sheet: Sheet, sectionId: string): SectionChoices {
  return own(sheet.sections, sectionId) ?? nothingChosen;
}

export function selectionOf(sheet: Sheet, sectionId: string, itemId: string): Selection | undefined {
  return own(choicesIn(sheet, sectionId), itemId);
}

function withSection(sheet: Sheet, sectionId: string, choices: SectionChoices): Sheet {
  const sections =
    Object.keys(choices).length === 0
      ? without(sheet.sections, sectionId)
      : { ...sheet.sections, [sectionId]: choices };
  return { ...sheet, sections };
}

function withSelection(sheet: Sheet, sectionId: string, itemId: string, selection: Selection): Sheet {
  return withSection(sheet, sectionId, { ...choicesIn(sheet, sectionId), [itemId]: selection });
}

/** Is there nothing on it, neither a choice nor a word? */
export function isUntouched({ name, comment, sections }: Sheet): boolean {
  return name.trim() === '' && comment.trim() === '' && Object.keys(sections).length === 0;
}

function clampSheetCount(count: number): number {
  return Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 1), MAX_SHEET_COUNT) : 1;
}

/** The indexes of the sheets that a smaller count removes: untouched sheets first, each time the last one first. */
export function surplusSheets(sheets: readonly Sheet[], count: number): number[] {
  const indexes = [...sheets.keys()].reverse();
  const untouched = indexes.filter((index) => isUntouched(sheets[index] ?? emptySheet));
  const filled = indexes.filter((index) => !untouched.includes(index));
  return [...untouched, ...filled].slice(0, Math.max(sheets.length - clampSheetCount(count), 0));
}

/** As many sheets as the guest asks for, from 1 to `MAX_SHEET_COUNT`; new ones start empty. */
export function resizeSheets(sheets: readonly Sheet[], count: number): Sheet[] {
  const surplus = surplusSheets(sheets, count);
  const kept = sheets.filter((_, index) => !surplus.includes(index));
  const added = clampSheetCount(count) - kept.length;
  return [...kept, ...Array.from({ length: added }, () => emptySheet)];
}

/** Removes one sheet; the last one that is left is emptied instead. */
export function removeSheet(sheets: readonly Sheet[], index: number): Sheet[] {
  return resizeSheets(
    sheets.filter((_, place) => place !== index),
    sheets.length - 1,
  );
}

/** Puts a removed sheet back at its place, unless there are as many as the hotel takes. */
export function restoreSheet(sheets: readonly Sheet[], index: number, sheet: Sheet): Sheet[] {
  return sheets.length < MAX_SHEET_COUNT
    ? [...sheets.slice(0, index), sheet, ...sheets.slice(index)]
    : [...sheets];
}

/**
 * Copies the choices of a sheet to the next one, which keeps its name and its comment. After the last sheet a new one
 * is added.
 */
export function copyToNext(sheets: readonly Sheet[], index: number): Sheet[] {
  const from = sheets[index];
  if (!from || index + 1 >= MAX_SHEET_COUNT) return [...sheets];
  const next = { ...(sheets[index + 1] ?? emptySheet), sections: from.sections };
  return [...sheets.slice(0, index + 1), next, ...sheets.slice(index + 2)];
}

/** Has anything been chosen on it? */
export function isBlank({ sections }: Sheet): boolean {
  return Object.keys(sections).length === 0;
}

const onePiece: Selection = { quantity: 1, precisions: [{}] };

/** Is there room for one more item in this section? */
export function hasRoom(section: Section, choices: SectionChoices): boolean {
  return section.maxChoices === undefined || Object.keys(choices).length < section.maxChoices;
}

/** A single-choice section swaps its item; a multiple-choice one toggles it, up to its limit. */
export function choose(sheet: Sheet, section: Section, itemId: string): Sheet {
  const choices = choicesIn(sheet, section.id);
  const isChosen = own(choices, itemId) !== undefined;
  if (section.choice === 'single') {
    return isChosen ? sheet : withSection(sheet, section.id, { [itemId]: onePiece });
  }
  if (isChosen) return withSection(sheet, section.id, without(choices, itemId));
  return hasRoom(section, choices) ? withSelection(sheet, section.id, itemId, onePiece) : sheet;
}

/** Clears an optional single-choice section. */
export function clearSection(sheet: Sheet, sectionId: string): Sheet {
  return own(sheet.sections, sectionId) === undefined ? sheet : withSection(sheet, sectionId, nothingChosen);
}

function resizeSelection(selection: Selection, item: Item, quantity: number): Selection {
  const length = Math.min(Math.max(Math.trunc(quantity) || 0, 1), item.maxQuantity);
  return {
    quantity: length,
    precisions: Array.from({ length }, (_, piece) => selection.precisions[piece] ?? {}),
  };
}

/** More pieces add unanswered precisions, fewer pieces trim them; a quantity below one removes the item. */
export function setQuantity(sheet: Sheet, section: Section, item: Item, quantity: number): Sheet {
  const selection = selectionOf(sheet, section.id, item.id);
  if (!selection) return sheet;
  if (quantity < 1) return withSection(sheet, section.id, without(choicesIn(sheet, section.id), item.id));
  return withSelection(sheet, section.id, item.id, resizeSelection(selection, item, quantity));
}

/** Where an answer belongs: a piece of an item, and the question's name. */
export interface PrecisionPlace {
  sectionId: string;
  itemId: string;
  piece: number;
  precision: string;
}

/** Answers one question about one piece; `undefined` clears the answer. */
export function setPrecision(sheet: Sheet, place: PrecisionPlace, choice: string | undefined): Sheet {
  const selection = selectionOf(sheet, place.sectionId, place.itemId);
  const answers = selection?.precisions[place.piece];
  if (!selection || !answers) return sheet;
  const next =
    choice === undefined ? without(answers, place.precision) : { ...answers, [place.precision]: choice };
  return withSelection(sheet, place.sectionId, place.itemId, {
    ...selection,
    precisions: selection.precisions.map((one, piece) => (piece === place.piece ? next : one)),
  });
}

function pruneAnswers(answers: PieceChoices, item: Item): PieceChoices {
  return Object.fromEntries(
    item.precisions.flatMap(({ name, choices }) => {
      const answer = own(answers, name);
      return choices.some((choice) => choice.name === answer) ? [[name, answer as string]] : [];
    }),
  );
}

/** Removes what the service no longer offers, and empty sections. */
export function pruneSheet(sheet: Sheet, service: Service): Sheet {
  const sections = Object.entries(sheet.sections).flatMap(([sectionId, choices]) => {
    const known = sectionsById(service).get(sectionId);
    if (!known) return [];
    const most = known.section.choice === 'single' ? 1 : (known.section.maxChoices ?? Infinity);
    const kept = Object.entries(choices).flatMap(([itemId, selection]) => {
      const item = known.items.get(itemId);
      if (!item || selection.quantity < 1) return [];
      const resized = resizeSelection(selection, item, selection.quantity);
      const precisions = resized.precisions.map((answers) => pruneAnswers(answers, item));
      return [[itemId, { ...resized, precisions }] as const];
    });
    return kept.length === 0 ? [] : [[sectionId, Object.fromEntries(kept.slice(0, most))] as const];
  });
  return { ...sheet, sections: Object.fromEntries(sections) };
}
