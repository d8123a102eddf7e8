import type { Page } from '@playwright/test';
import { words, type Language } from './words';
import { contactWords } from './contactWords';
import type { Guest } from './guest';

/** Camille Le Goff, room 214. */
export const RESERVATION = 'lices-demo-T7uQm2Xv9RkZa4';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export const bodyOf = (row: Record<string, unknown> | undefined) => JSON.parse(String(row?.body)) as unknown;

/** Fills in the sender. */
export async function introduceSender(page: Page, language: Language, guest: Guest): Promise<void> {
  const form = words[language];
  await page.getByLabel(form.firstname).fill(guest.firstname);
  await page.getByLabel(form.lastname, { exact: true }).fill(guest.lastname);
  await page.getByLabel(form.email).fill(guest.email);
  await page.getByLabel(form.phone).fill(guest.phone);
  await page.getByLabel(contactWords[language].room).fill(guest.room);
}
