import { once } from './once';
import { own } from './own';
import { choicesIn, type SectionChoices, type Sheet } from './sheets';
import type { Section, Service } from './service';

/** What still blocks the order: a required section without an item, or a required question without an answer. */
export interface MissingChoice {
  /** Which sheet, counted from 0. */
  sheet: number;
  section: Section;
  /** Where the question stands; absent when the section itself is empty. */
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

// One toggle changes one section of one sheet: what all others lack is known already.
const missingBySection = once((section: Section) =>
  once((choices: SectionChoices) => missingInSection(section, choices)),
);

const missingBySheet = once((service: Service) =>
  once((sheet: Sheet) =>
    service.sections.flatMap((section) => missingBySection(section)(choicesIn(sheet, section.id))),
  ),
);

/** What one sheet still lacks, in the order of the menu card. */
export function missingInSheet(service: Service, sheet: Sheet): readonly MissingInSheet[] {
  return missingBySheet(service)(sheet);
}

/** What the order still lacks, sheet by sheet: the first entry is where to lead the guest. */
export function missingChoices(service: Service, sheets: readonly Sheet[]): MissingChoice[] {
  if (service.type === 'single') return [];
  // At each toggle, over all sheets: what lacks nothing costs a look.
  const lacking = missingBySheet(service);
  const found: MissingChoice[] = [];
  sheets.forEach((sheet, index) => {
    for (const missing of lacking(sheet)) found.push({ ...missing, sheet: index });
  });
  return found;
}

/** Where a section of a sheet stands on the page. */
export function sectionElementId(sheet: number, sectionId: string): string {
  return `sheet-${sheet}-${sectionId}`;
}

/** Where a question about a piece of an item stands on the page. */
export function questionElementId(
  sheet: number,
  sectionId: string,
  { itemId, piece, question }: Pick<NonNullable<MissingChoice['precision']>, 'itemId' | 'piece' | 'question'>,
): string {
  return `${sectionElementId(sheet, sectionId)}-${itemId}-${piece}-${question}`;
}

/** Where to lead the guest. */
export function missingElementId({ sheet, section, precision }: MissingChoice): string {
  return precision ? questionElementId(sheet, section.id, precision) : sectionElementId(sheet, section.id);
}
