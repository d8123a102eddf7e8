import type { OrderedItem, OrderedSheet, OrderRequest } from '@guest/api-contract';
import { plainLine, plainText } from '@guest/visit';
import { deliveryMoment } from './delivery';
import type { Draft } from './draft';
import { MAX_NAME_LENGTH, MAX_ROOM_NUMBER_LENGTH } from './limits';
import { own } from './own';
import { pruneSheet, type Selection, type Sheet } from './sheets';
import type { Item, Service } from './service';
import { totalCents } from './totals';

/** Who orders, where, and at which hotel. */
export interface Order {
  service: Service;
  draft: Draft;
  hosterId: string | null;
  customerId: string | null;
  roomNumber: string;
  timeZone: string;
}

function orderedItem(item: Item, { quantity, precisions }: Selection): OrderedItem {
  const pieces = precisions.map((answers) => ({
    precisions: item.precisions.flatMap(({ name }) => {
      const choice = own(answers, name);
      return choice === undefined ? [] : [{ name, choice }];
    }),
  }));
  return { originalItemId: item.id, quantity, selectedPrecisions: pieces };
}

function orderedSheet(sheet: Sheet, service: Service): OrderedSheet {
  const { sections, ...typed } = pruneSheet(sheet, service);
  const name = plainLine(typed.name, MAX_NAME_LENGTH);
  const comment = plainText(typed.comment);
  const items = service.sections.flatMap((section) => {
    const choices = own(sections, section.id) ?? {};
    return section.items.flatMap((item) => {
      const selection = own(choices, item.id);
      return selection ? [orderedItem(item, selection)] : [];
    });
  });
  return {
    ...(name === '' ? {} : { name }),
    items,
    ...(comment === '' ? {} : { comment }),
  };
}

/** The body to post (spec 7); undefined without hoster and customer: then nothing is sent (spec 5). */
export function buildOrder(order: Order): OrderRequest | undefined {
  const { service, draft, hosterId, customerId } = order;
  if (!hosterId || !customerId) return undefined;
  const moment = deliveryMoment(draft.delivery, order.timeZone);
  const total = totalCents(service, draft);
  const head = {
    hoster: hosterId,
    customer: customerId,
    orderDetails: plainText(draft.details),
    roomNumber: plainLine(order.roomNumber, MAX_ROOM_NUMBER_LENGTH),
    ...(moment === undefined ? {} : { deliveryDate: moment.toISOString() }),
    expectedTotal: total ?? null,
  };
  if (service.type === 'single') {
    return {
      ...head,
      item: { originalProductId: service.id, quantity: draft.quantity, type: 'single' },
    };
  }
  const sheets = draft.sheets.map((sheet) => orderedSheet(sheet, service));
  return { ...head, item: { originalProductId: service.id, quantity: sheets.length, type: 'sheet', sheets } };
}
