import { choicesIn, own, type Sheet } from './sheets';
import type { Section, Service } from './service';

/** What still blocks the order: a required section without an item, or a required question without an answer. */
export interface MissingChoice {
  /** Which sheet, counted from 0. */
  sheet: number;
  section: Section;
  /** Where the question stands; absent when the section itself is empty. */
  precision?: { itemId: string; itemName: string; piece: number; name: string };
}

function missingInSection(section: Section, sheet: Sheet, index: number): MissingChoice[] {
  const choices = choicesIn(sheet, section.id);
  const chosen = section.items.filter((item) => own(choices, item.id) !== undefined);
  if (chosen.length === 0) return section.isRequired ? [{ sheet: index, section }] : [];
  return chosen.flatMap((item) => {
    const required = item.precisions.filter(({ isRequired }) => isRequired);
    const pieces = own(choices, item.id)?.precisions ?? [];
    return pieces.flatMap((answers, piece) =>
      required
        .filter(({ name, choices: answersOffered }) => {
          const answer = own(answers, name);
          return !answersOffered.some((offered) => offered.name === answer);
        })
        .map(({ name }) => ({
          sheet: index,
          section,
          precision: { itemId: item.id, itemName: item.name, piece, name },
        })),
    );
  });
}

/** What one sheet still lacks, in the order of the menu card. */
export function missingInSheet(service: Service, sheet: Sheet, index: number): MissingChoice[] {
  return service.sections.flatMap((section) => missingInSection(section, sheet, index));
}

/** What the order still lacks, sheet by sheet: the first entry is where to lead the guest. */
export function missingChoices(service: Service, sheets: readonly Sheet[]): MissingChoice[] {
  return service.type === 'single'
    ? []
    : sheets.flatMap((sheet, index) => missingInSheet(service, sheet, index));
}
