import { memoize, own } from '@guest/state';
import { choicesIn, type SectionChoices, type Sheet } from './sheets';
import type { Section, Service } from './service';

/** What still blocks the order: a required section without an item, or a required question without an answer. */
export interface MissingChoice {
  /** Which sheet, counted from 0. */
  sheet: number;
  section: Section;
  /** The question without an answer; absent when the section itself is empty. */
  precision?: {
    itemId: string;
    itemName: string;
    piece: number;
    /** Which of the item's questions, counted from 0. */
    question: number;
    name: string;
  };
}

type MissingInSheet = Omit<MissingChoice, 'sheet'>;

function missingInSection(section: Section, choices: SectionChoices): MissingInSheet[] {
  if (Object.keys(choices).length === 0) return section.isRequired ? [{ section }] : [];
  const chosen = section.items.filter((item) => own(choices, item.id) !== undefined);
  if (chosen.length === 0) return section.isRequired ? [{ section }] : [];
  const asked = chosen.filter(({ precisions }) => precisions.length > 0);
  return asked.flatMap((item) => {
    const pieces = own(choices, item.id)?.precisions ?? [];
    return pieces.flatMap((answers, piece) =>
      item.precisions.flatMap(({ name, isRequired, choices: offered }, question) => {
        const answer = own(answers, name);
        const isAnswered = offered.some((one) => one.name === answer);
        if (!isRequired || isAnswered) return [];
        return [{ section, precision: { itemId: item.id, itemName: item.name, piece, question, name } }];
      }),
    );
  });
}

// One toggle changes one section of one sheet: the result for all others is cached.
const missingBySection = memoize((section: Section) =>
  memoize((choices: SectionChoices) => missingInSection(section, choices)),
);

const missingBySheet = memoize((service: Service) =>
  memoize((sheet: Sheet) =>
    service.sections.flatMap((section) => missingBySection(section)(choicesIn(sheet, section.id))),
  ),
);

/** The missing choices of one sheet, in the order of the menu card. */
export function missingInSheet(service: Service, sheet: Sheet): readonly MissingInSheet[] {
  return missingBySheet(service)(sheet);
}

/** The missing choices of an order, sheet by sheet: the page leads to the first. */
export function missingChoices(service: Service, sheets: readonly Sheet[]): MissingChoice[] {
  if (service.type === 'single') return [];
  const lacking = missingBySheet(service);
  const found: MissingChoice[] = [];
  sheets.forEach((sheet, index) => {
    for (const missing of lacking(sheet)) found.push({ ...missing, sheet: index });
  });
  return found;
}

/** The DOM id of a sheet's section. */
export function sectionElementId(sheet: number, sectionId: string): string {
  return `sheet-${sheet}-${sectionId}`;
}

/** The DOM id of a question about a piece of an item. */
export function questionElementId(
  sheet: number,
  sectionId: string,
  { itemId, piece, question }: Pick<NonNullable<MissingChoice['precision']>, 'itemId' | 'piece' | 'question'>,
): string {
  return `${sectionElementId(sheet, sectionId)}-${itemId}-${piece}-${question}`;
}

/** The DOM id that a missing choice leads to. */
export function missingElementId({ sheet, section, precision }: MissingChoice): string {
  return precision ? questionElementId(sheet, section.id, precision) : sectionElementId(sheet, section.id);
}
