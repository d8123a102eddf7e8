import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { at, checkinWords, press } from '../steps/checkin';
import { visit } from '../steps/visit';

const { client, firstname, next, start } = checkinWords.fr;
const ELSEWHERE = 'Votre enregistrement est ouvert dans un autre onglet';

async function openClient(page: Page, origin: string) {
  await visit(page, `${origin}/demo/checkin/client`);
  await at(page, client);
}

test('one tab owns the check-in: another tab takes it over with what was typed, and gives it back', async ({
  page,
  context,
  sites,
}) => {
  await visit(page, `${sites.sqlite}/demo/checkin`);
  await press(page, start);
  await at(page, client);
  await page.getByLabel(firstname, { exact: true }).fill('Yann');

  const second = await context.newPage();
  await visit(second, `${sites.sqlite}/demo/checkin/client`);
  await at(second, ELSEWHERE);
  await expectAccessible(second, 'a check-in that another tab has');
  await press(second, 'Continuer ici');
  await at(second, client);
  await expect(second.getByLabel(firstname, { exact: true })).toHaveValue('Yann');
  await second.getByLabel(firstname, { exact: true }).fill('Gwenaëlle');
  // A tab writes when it is hidden, or after a moment. Both tabs count as visible here.
  await expect.poll(() => second.evaluate(() => localStorage.getItem('root'))).toContain('Gwenaëlle');

  await at(page, ELSEWHERE);
  await press(page, 'Continuer ici');
  await at(page, client);
  await expect(page.getByLabel(firstname, { exact: true })).toHaveValue('Gwenaëlle');
  await at(second, ELSEWHERE);
});

test('a tab that is closed leaves the check-in to the next one', async ({ page, context, sites }) => {
  await openClient(page, sites.sqlite);
  await page.getByLabel(firstname, { exact: true }).fill('Yann');
  await press(page, next);
  const second = await context.newPage();
  await page.close();
  await openClient(second, sites.sqlite);
  await expect(second.getByLabel(firstname, { exact: true })).toHaveValue('Yann');
});
