import { own } from './own';
import { type Sheet } from './sheets';
import type { Service } from './service';

export interface ChosenItem {
  name: string;
  quantity: number;
  /** What was answered about its pieces, each answer once ("brouillés"). */
  answers: string[];
}

/** What a sheet holds, in the order of the menu card: its one-line summary. */
export function chosenItems(service: Service, sheet: Sheet): ChosenItem[] {
  return service.sections.flatMap((section) => {
    const choices = own(sheet.sections, section.id) ?? {};
    return section.items.flatMap((item) => {
      const selection = own(choices, item.id);
      if (!selection) return [];
      const answers = selection.precisions.flatMap((piece) =>
        item.precisions.flatMap(({ name }) => own(piece, name) ?? []),
      );
      return [{ name: item.name, quantity: selection.quantity, answers: [...new Set(answers)] }];
    });
  });
}
