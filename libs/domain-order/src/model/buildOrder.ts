import type { OrderedItem, OrderedSheet, OrderRequest, PaymentMethod } from '@guest/api-contract';
import { own } from '@guest/state';
import { plainName, plainText, type Guest } from '@guest/visit';
import { deliveryMoment } from './delivery';
import type { Draft } from './draft';
import { MAX_NAME_LENGTH, MAX_ROOM_NUMBER_LENGTH } from './limits';
import { pruneSheet, type Selection, type Sheet } from './sheets';
import type { Item, Service } from './service';
import { totalCents } from './totals';

/** What an order is made of. */
export interface Outgoing {
  service: Service;
  draft: Draft;
  guest: Guest;
  hosterId: string;
  timeZone: string;
  /** Default: `room`. */
  paymentMethod?: PaymentMethod;
  /** An extra of the stay: no page of its own leads to it. */
  isExtra?: boolean;
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
  const name = plainName(typed.name, MAX_NAME_LENGTH);
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

/** The body of `POST /order` without its customer, whom another call makes. */
export function buildOrder({
  service,
  draft,
  guest,
  hosterId,
  timeZone,
  paymentMethod,
}: Outgoing): Omit<OrderRequest, 'customer'> {
  const { type, id: originalProductId } = service;
  const moment = deliveryMoment(draft.delivery, timeZone);
  const sheets = draft.sheets.map((sheet) => orderedSheet(sheet, service));
  return {
    hoster: hosterId,
    orderDetails: plainText(draft.details),
    roomNumber: plainName(guest.roomNumber, MAX_ROOM_NUMBER_LENGTH),
    ...(moment === undefined ? {} : { deliveryDate: moment.toISOString() }),
    expectedTotal: totalCents(service, draft) ?? null,
    // The default is left out: kept submissions stay the same.
    ...(paymentMethod === 'card' ? { paymentMethod } : {}),
    item:
      type === 'single'
        ? { originalProductId, quantity: draft.quantity, type }
        : { originalProductId, quantity: sheets.length, type, sheets },
  };
}
