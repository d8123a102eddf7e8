import { expect, type Page } from '@playwright/test';
import { words, type Language, type Words } from './words';
import { visit } from './visit';

/** Opens the demo hotel's home; its language is French until the guest chooses English. */
export async function openHome(page: Page, origin: string, language: Language): Promise<void> {
  await visit(page, `${origin}/demo`);
  if (language === 'fr') return;
  await page.getByRole('button', { name: words.fr.switchLanguage }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Follows the links from the home page to the form of one service. */
export async function openOrder(page: Page, texts: Words, serviceName: string): Promise<void> {
  await page.getByRole('link', { name: texts.services, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
  await page.getByRole('link', { name: serviceName }).click();
  await page.getByRole('link', { name: texts.order }).click();
  await expect(page.getByRole('heading', { level: 1, name: serviceName })).toBeVisible();
}

/** Chooses a day and one of the service's slots. */
export async function chooseMoment(page: Page, texts: Words, day: string, time: string): Promise<void> {
  const atDate = page.getByLabel(texts.atDate);
  if (await atDate.isVisible()) await atDate.check();
  await page.getByLabel(texts.day, { exact: true }).fill(day);
  await page.getByLabel(texts.time, { exact: true }).selectOption(time);
}

/** Goes on to the check page of the order. */
export async function check(page: Page, texts: Words): Promise<void> {
  await page.getByRole('button', { name: texts.check, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.checkTitle })).toBeVisible();
}

/** Sends the order and returns its number from the confirmation. */
export async function send(page: Page, texts: Words, firstname: string): Promise<string> {
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks(firstname) })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
  const number = /(?:n°|no\.)\s(\S+)/u.exec(await page.locator('main').innerText())?.[1];
  return number ?? '';
}
