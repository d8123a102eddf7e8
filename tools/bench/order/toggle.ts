// One toggle of a sheet order: the store's action and what the page derives from it.
import { missingChoices } from '../../../libs/domain-order/src/model/missingChoices';
import { fromProduct, type Section, type Service } from '../../../libs/domain-order/src/model/service';
import { totalCents } from '../../../libs/domain-order/src/model/totals';
import { useOrderStore } from '../../../libs/domain-order/src/store/orderStore';
import { createRegistry } from '../../../libs/state/src/registry';

const TOGGLES = 4_000;
const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };

/** A menu card of so many sections of so many items. */
export function aMenu(sections: number, items: number): Service {
  return fromProduct({
    _id: 'menu',
    name: 'Menu',
    type: 'sheet',
    orderType: 'orderable',
    isAvailable: true,
    allergens: [],
    diets: [],
    price: { amountCents: 1_650 },
    sections: Array.from({ length: sections }, (_, section) => ({
      _id: `s${section}`,
      label: `Section ${section}`,
      choice: 'multiple' as const,
      isRequired: section % 4 === 0,
      items: Array.from({ length: items }, (_unused, item) => ({
        _id: `s${section}i${item}`,
        name: `Item ${item}`,
        price: { amountCents: item * 10 },
        maxQuantity: 1,
        precisions: [],
        allergens: [],
        diets: [],
      })),
    })),
  });
}

/** The mean cost of one toggle in microseconds, on an order of so many sheets that are half filled. */
export function toggleMicroseconds(sheetCount: number): number {
  const service = aMenu(20, 30);
  const store = useOrderStore.in(createRegistry());
  store.getState().open(service, at);
  store.getState().setSheetCount(service.id, sheetCount);
  for (let index = 0; index < sheetCount; index += 1) {
    for (const section of service.sections) {
      for (const item of section.items.slice(0, 15)) {
        store.getState().choose({ serviceId: service.id, index }, section, item.id);
      }
    }
  }
  const derive = () => {
    const draft = store.getState().drafts[service.id];
    if (draft) return (totalCents(service, draft) ?? 0) + missingChoices(service, draft.sheets).length;
    return 0;
  };
  let seen = derive();
  const toggle = (turn: number) => {
    const section = service.sections[turn % 20] as Section;
    const item = section.items[15 + (turn % 15)];
    if (item) store.getState().choose({ serviceId: service.id, index: turn % sheetCount }, section, item.id);
    seen += derive();
  };
  for (let turn = 0; turn < TOGGLES; turn += 1) toggle(turn);
  // Processor time of this process: the load of others does not count.
  const start = process.cpuUsage();
  for (let turn = 0; turn < TOGGLES; turn += 1) toggle(turn);
  const { user, system } = process.cpuUsage(start);
  const micros = (user + system) / TOGGLES;
  // Uses the result, so that the compiler cannot remove the work.
  if (Number.isNaN(seen)) throw new Error('Nothing was derived');
  return micros;
}
