import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Words } from './words';

export interface Guest {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  room: string;
}

/** A guest with a unique e-mail address, which identifies the rows of this test. */
export function aGuest(): Guest {
  return {
    firstname: 'Maëlle',
    lastname: "O'Connor-Le Goff",
    email: `maelle.${randomUUID()}@example.com`,
    phone: '+33612345678',
    room: '214',
  };
}

/** Fills in the guest and the room. */
export async function introduce(page: Page, words: Words, guest: Guest): Promise<void> {
  await page.getByLabel(words.room, { exact: true }).fill(guest.room);
  // The label also says that the field is optional.
  await page.getByLabel(words.firstname).fill(guest.firstname);
  await page.getByLabel(words.lastname, { exact: true }).fill(guest.lastname);
  await page.getByLabel(words.email).fill(guest.email);
  await page.getByLabel(words.phone).fill(guest.phone);
}
