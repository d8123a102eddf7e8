import { aBackend, type Answer } from './aBackend';

/** A guest of the palace who orders with one call. */
export async function anOrderingGuest(setting?: Parameters<typeof aBackend>[0]) {
  const backend = await aBackend(setting);
  const customer = await backend.aCustomer();
  const order = (item: object, rest: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    backend.call('order', {
      body: { hoster: 'palace-id', customer, roomNumber: '214', item, ...rest },
      headers,
    });
  return { ...backend, customer, order };
}

export const single = (originalProductId: string, quantity = 1) => ({
  originalProductId,
  quantity,
  type: 'single',
});

type Items = object[];
/** A breakfast; each sheet is given by its items. */
export const breakfastOf = (...sheets: Items[]) => ({
  originalProductId: 'breakfast',
  quantity: sheets.length,
  type: 'sheet',
  sheets: sheets.map((items) => ({ items })),
});

export const anItem = (originalItemId: string, quantity = 1, rest: object = {}) => ({
  originalItemId,
  quantity,
  ...rest,
});
export const coffee = anItem('coffee');
export const eggs = (...choices: string[]) =>
  anItem('eggs', choices.length, {
    selectedPrecisions: choices.map((choice) => ({ precisions: [{ name: 'Cuisson', choice }] })),
  });
