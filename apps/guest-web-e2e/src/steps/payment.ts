import { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The sandbox's test cards. */
export const cards = {
  paid: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  lost: '4000000000000119',
} as const;

async function post<T>(origin: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(201);
  return (await answer.json()) as T;
}

/** An order of two baskets at 12,50 €, which is to be paid by card. */
export async function anOrderToPay(origin: string, slug: string) {
  const hoster = `hotel-${slug}`;
  const { _id: customer } = await post<{ _id: string }>(origin, 'customer', {
    hoster,
    firstname: 'Camille',
    lastname: 'Le Goff',
    email: 'camille@example.org',
    phone: '+33639981234',
    overwriting: true,
  });
  const { _id: order } = await post<{ _id: string }>(origin, 'order', {
    hoster,
    customer,
    roomNumber: '214',
    orderDetails: '',
    paymentMethod: 'card',
    item: { originalProductId: 'panier', quantity: 2, type: 'single' },
  });
  const { _id: intent } = await post<{ _id: string }>(origin, `hoster/${hoster}/payment/create`, {
    purpose: 'payment',
    order,
  });
  return { order, intent, address: `${origin}/${slug}/payment/${intent}?order=${order}` };
}

/** The sandbox's frame. */
export const fields = (page: Page) => page.frameLocator('iframe[title^="Carte bancaire"]');

/** Types a card into the sandbox's frame. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = fields(page);
  await frame.getByLabel('Numéro de carte').fill(number);
  await frame.getByLabel('Expiration').fill('1230');
  await frame.getByLabel('Cryptogramme').fill('123');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(?:Payer|Autoriser)/u });

/** Types a card and presses the button. */
export async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await payButton(page).click();
}

/** The statuses in the log of a payment: the hotel's, and the sandbox's own of all its openings. */
export function statusesOfPayment(file: string, id: string): { hotel: string[]; provider: string[] } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const read = (log: string) =>
      database
        .prepare('select json from payment_event where id glob ? order by id, position')
        .all(log)
        .map(({ json }) => JSON.parse(String(json)) as { type: string; status?: string })
        .map(({ type, status }) => status ?? type);
    return { hotel: read(id), provider: read(`sandbox-${id}-[0-9]*`) };
  } finally {
    database.close();
  }
}

/** The ids of every payment. */
export function paymentsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database
      .prepare("select distinct id from payment_event where id not glob 'sandbox-*'")
      .all();
    return rows.map(({ id }) => String(id));
  } finally {
    database.close();
  }
}
