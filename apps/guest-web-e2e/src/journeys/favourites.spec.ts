import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { expect, test } from '../fixtures';
import { expectUsable } from '../steps/accessible';
import { fail } from '../steps/badAnswers';
import { keepPlace } from '../steps/favourites';
import { mailTo } from '../steps/mails';
import { stayWords } from '../steps/stayWords';
import { speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';
import { dayInWords, nextWeekday } from '../time/moments';

const languages: Language[] = ['fr', 'en'];
const MONDAY = 1;
const newAddress = () => `camille.${crypto.randomUUID()}@example.org`;

/** Searches for a place, filters, and keeps it: from its own screen, or by its heart in the list. */
async function findAndKeep(page: Page, language: Language): Promise<void> {
  const texts = stayWords[language];
  const search = page.getByRole('searchbox', { name: texts.search });
  await search.fill('parc');
  await page.getByRole('button', { name: texts.children }).click();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Parc du Thabor' }).click();
  await page.getByRole('button', { name: texts.keep, exact: true }).click();
  await expect(page.getByRole('button', { name: texts.kept })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('parc');
  // A place that is opened at once takes along the filters that were pressed last.
  await expect(page.getByRole('button', { name: texts.children })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: texts.children }).click();
  await search.fill('lices');
  const heart = page.getByRole('button', { name: texts.keepPlace('Marché des Lices') });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

/** Reads the mail's HTML as a guest does, and follows it into the guide. */
async function readMail(page: Page, { html }: ParsedMail, language: Language): Promise<void> {
  const reader = await page.context().newPage();
  await reader.setContent(html || '');
  await expect(reader.locator('html')).toHaveAttribute('lang', language);
  await expect(reader.getByRole('heading', { level: 2 })).toHaveText([
    '1 Marché des Lices',
    '2 Parc du Thabor',
  ]);
  await expect(reader.getByRole('listitem').first()).toContainText(
    stayWords[language].mailClosed(dayInWords(nextWeekday(MONDAY), language)),
  );
  const link = reader.getByRole('link', { name: 'Parc du Thabor' });
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  // The server's port is chosen by the system, which the mail does not know.
  await reader.goto(new URL(pathname, page.url()).href);
  await expect(reader.getByRole('heading', { level: 1, name: 'Parc du Thabor' })).toBeVisible();
  await reader.close();
}

for (const language of languages) {
  const texts = stayWords[language];

  test(`what was found makes a day, is put in order, and goes into a calendar and a mail (${language})`, async ({
    page,
    sites,
  }) => {
    const monday = nextWeekday(MONDAY);
    const words = dayInWords(monday, language);
    await speak(page, sites.sqlite, language);
    await visit(page, `${sites.sqlite}/demo/cityguide`);
    await findAndKeep(page, language);
    await page.getByRole('link', { name: texts.list(2) }).click();

    const stops = page.getByRole('list', { name: texts.plan }).getByRole('listitem');
    await expect(stops).toHaveCount(2);
    await page.getByLabel(texts.day, { exact: true }).fill(monday);
    await page.getByLabel(texts.stay('Parc du Thabor')).selectOption('45');
    await expect(stops.first()).toContainText('Parc du Thabor');
    await page.getByRole('button', { name: texts.later('Parc du Thabor') }).press('Enter');
    await expect(page.getByText(texts.moved('Parc du Thabor', 2))).toBeAttached();
    await expect(stops).toContainText(['Marché des Lices', 'Parc du Thabor']);
    await expect(stops.first()).toContainText(texts.closed);
    await expect(stops.last()).not.toContainText(texts.closed);
    await expectUsable(page, 'the day');
    await page.reload();
    await expect(stops).toContainText(['Marché des Lices', 'Parc du Thabor']);
    await expect(stops.first()).toContainText(texts.closed);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.calendar }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const events = file.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(2);
    expect(events[0]).toContain('SUMMARY:Marché des Lices');
    expect(events[1]).toContain('SUMMARY:Parc du Thabor');
    const [start, end] = [...(events[1] ?? '').matchAll(/^DT(?:START|END):(\d{8}T\d{4})00Z\r$/gmu)].map(
      ([, moment = '']) => Date.parse(moment.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/u, '$1-$2-$3T$4:$5Z')),
    );
    expect(((end ?? 0) - (start ?? 0)) / 60_000).toBe(45);
    expect(new Date(start ?? 0).toISOString()).toContain(monday);

    const address = newAddress();
    await page.getByRole('textbox', { name: texts.email }).fill(address);
    await page.getByRole('button', { name: texts.sendList }).click();
    await expect(page.getByText(texts.sent(address))).toBeVisible();
    await expectUsable(page, 'the list was sent');
    const mail = await mailTo(address, sites);
    const text = mail.text ?? '';
    expect(mail.subject).toBe(texts.mailSubject(words));
    expect(text).toMatch(/1\. Marché des Lices[\s\S]+2\. Parc du Thabor/u);
    expect(text).toContain(texts.mailClosed(words));
    expect(text).toContain('/demo/cityguide/activity/lices-lieu-thabor');
    await readMail(page, mail, language);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).toContain('lices-lieu-thabor');
    expect(kept).not.toContain(address);
  });
}

test('a printed day is the day alone', async ({ page, sites }) => {
  await keepPlace(page, sites.sqlite, 'lices-lieu-thabor');
  await speak(page, sites.sqlite, 'en');
  await visit(page, `${sites.sqlite}/demo/cityguide/favorites`);
  await expect(page.getByRole('heading', { name: 'Parc du Thabor' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Parc du Thabor' })).toBeVisible();
  await expect(page.getByText('Place Saint-Mélaine, 35000 Rennes')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a removed place comes back where it was; without any place the list leads to the guide', async ({
  page,
  sites,
}) => {
  for (const id of ['lices-lieu-thabor', 'lices-lieu-marche']) await keepPlace(page, sites.sqlite, id);
  await visit(page, `${sites.sqlite}/demo/cityguide/favorites`);
  const names = page.getByRole('list', { name: 'Votre journée' }).getByRole('heading');
  const removeFirst = page.getByRole('button', { name: /^Retirer :/u }).first();
  await removeFirst.click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Parc du Thabor', 'Marché des Lices']);
  await expect(removeFirst).toBeFocused();
  await removeFirst.click();
  await removeFirst.click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre liste est encore vide' })).toBeVisible();
  await expectUsable(page, 'an empty list');
  await page.getByRole('link', { name: 'Découvrir les lieux' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rennes à pied' })).toBeFocused();
});

test('an address that is incomplete is told; a list that was not sent is sent once, by the same key', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 500/u);
  const address = newAddress();
  const calls = '**/api/cityguide/favorites/email';
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/favorites/email'))
      keys.push(request.headers()['idempotency-key']);
  });
  await keepPlace(page, sites.sqlite, 'lices-lieu-thabor');
  await visit(page, `${sites.sqlite}/demo/cityguide/favorites`);
  const field = page.getByRole('textbox', { name: 'Adresse e-mail' });
  const send = page.getByRole('button', { name: 'Envoyer la liste' });
  await field.fill('camille@');
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Cette adresse semble incomplète/u);
  await expectUsable(page, 'an incomplete address');
  expect(keys).toEqual([]);

  await page.route(calls, fail);
  await field.fill(address);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre liste n’est pas partie' })).toBeVisible();
  await expectUsable(page, 'the list was not sent');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(stayWords.fr.sent(address))).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect((await mailTo(address, sites)).text).toContain('Parc du Thabor');
});
