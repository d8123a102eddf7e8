import type { Page } from '@playwright/test';
import { checkinsOf, submissionsWith } from '../steps/database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { at, checkinWords, press, typeDate } from '../steps/checkin';
import { aGuest } from '../steps/guest';
import { dayAhead } from '../time/moments';
import { speak, untilUsable, visit } from '../steps/visit';
import { papers, passport } from '../steps/wholeCheckin';

const fr = checkinWords.fr;
const en = checkinWords.en;

/** Fills in the shortest form of the demo hotels up to its check page, in English, without a short link. */
async function fillLyon(page: Page, origin: string, email: string): Promise<void> {
  await speak(page, origin, 'en');
  await visit(page, `${origin}/campanile-lyon/checkin`);
  await at(page, en.client);
  await page.getByLabel(en.firstname, { exact: true }).fill('Maëlle');
  await page.getByLabel(en.lastname, { exact: true }).fill("O'Connor-Le Goff");
  await page.getByLabel(en.email).fill(email);
  await page.getByLabel(en.phone).fill('+33 6 12 34 56 78');
  await typeDate(page, en, en.birthDate, ['1', '2', '1990']);
  await press(page, en.next);
  await at(page, en.stay);
  await page.getByLabel('Arrival date').fill(dayAhead(100));
  await page.getByLabel('Departure date').fill(dayAhead(102));
  await press(page, en.next);
  await at(page, en.companions);
  await press(page, en.next);
  await at(page, en.agreement);
  await page.getByRole('checkbox', { name: /conditions de séjour/u }).check();
  await page.getByRole('checkbox', { name: /réponses sont exactes/u }).check();
  await press(page, 'Type my name');
  await page.getByRole('textbox', { name: 'Your first and last name' }).fill('Maëlle O’Connor');
  await press(page, en.sign);
  await at(page, /^A question/u);
  await press(page, en.next);
  await at(page, en.check);
}

test('a failure loses nothing, and sending again makes one check-in', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|ERR_FAILED|503/u);
  const { email } = aGuest();
  await fillLyon(page, sites.sqlite, email);
  let isCut = true;
  // The hotel accepts it, and every answer is lost.
  await page.route('**/api/checkin', async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, en.send);
  await expect(page.getByRole('alert')).toContainText(en.failed);
  await expect(page.locator('main')).toContainText(email);
  await expectAccessible(page, 'a check-in that did not arrive');
  isCut = false;
  await page.reload();
  await untilUsable(page);
  await press(page, en.send);
  await at(page, en.thanks);
  const { checkins } = await checkinsOf(email, 'sqlite', sites);
  expect(checkins).toHaveLength(1);
  expect(checkins[0]).toMatchObject({
    signature: expect.stringMatching(/^sealed:/u),
    personCount: 1,
    arrivalDate: dayAhead(100),
  });
});

test('a closed tab on the fourth step: what may be kept is there, and Back walks the steps', async ({
  page,
  context,
  sites,
}) => {
  await visit(page, `${sites.sqlite}/demo/checkin`);
  await press(page, fr.start);
  await at(page, fr.client);
  await page.getByRole('radio', { name: 'Monsieur' }).check({ force: true });
  await page.getByLabel(fr.firstname, { exact: true }).fill('Yann');
  await page.getByLabel(fr.lastname, { exact: true }).fill('Kerlouan');
  await page.getByLabel(fr.email).fill('yann@example.com');
  await typeDate(page, fr, fr.birthDate, ['1', '1', '1980']);
  await page.getByLabel('Type de pièce').selectOption('passport');
  await page.getByLabel('Numéro', { exact: true }).fill('09AB-MARQUE');
  await press(page, fr.next);
  await page.getByLabel('Date d’arrivée').fill(dayAhead(100));
  await page.getByLabel('Date de départ').fill(dayAhead(103));
  await page.getByLabel('Heure d’arrivée prévue').selectOption('15:00');
  await press(page, fr.next);
  await at(page, fr.companions);
  await page.close({ runBeforeUnload: true });

  const next = await context.newPage();
  await visit(next, `${sites.sqlite}/demo`);
  await expect(next.getByRole('region', { name: 'Votre arrivée' })).toBeVisible();
  await visit(next, `${sites.sqlite}/demo/checkin`);
  await expect(next.getByRole('button', { name: /^Reprendre/u })).toBeVisible();
  await expectAccessible(next, 'a check-in to resume');
  await press(next, /^Reprendre/u);
  await at(next, fr.companions);
  await next.goBack();
  await at(next, fr.stay);
  await expect(next.getByLabel('Date de départ')).toHaveValue(dayAhead(103));
  await next.goBack();
  await at(next, fr.client);
  await expect(next.getByLabel(fr.lastname, { exact: true })).toHaveValue('Kerlouan');
  // The number of a paper is removed with the visit, and the page says why.
  await expect(next.getByLabel('Numéro', { exact: true })).toHaveValue('');
  await expect(next.getByText(/Pour votre sécurité/u)).toBeVisible();
  await expectAccessible(next, 'a number that was not kept');
});

test('an upload that is cut goes on, and is not sent twice', async ({ page, sites, expectComplaint }) => {
  expectComplaint(/Failed to load resource|ERR_/u);
  await visit(page, `${sites.sqlite}/demo/checkin/client`);
  const keys: (string | undefined)[] = [];
  let isCut = true;
  await page.route('**/assets/upload/privatedocument', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (isCut) await route.abort('connectionreset');
    else await route.continue();
  });
  await papers(page).setInputFiles(passport);
  const again = page.getByRole('button', { name: /^Renvoyer passeport-MARQUE/u });
  await expect(again).toBeVisible();
  isCut = false;
  await again.click();
  await expect(page.getByText(/^Envoyé, /u)).toBeVisible();
  // All tries sent one paper.
  expect(new Set(keys).size).toBe(1);
  const count = keys.length;
  await page.reload();
  await untilUsable(page);
  await expect(page.getByText(/^Envoyé, /u)).toBeVisible();
  // An automatic retry would have begun by now.
  await page.waitForLoadState('networkidle');
  expect(keys).toHaveLength(count);
});

test('the smallest form there is: one step, nothing that need be said', async ({ page, sites }) => {
  const { email: mark } = aGuest();
  await visit(page, `${sites.sqlite}/le-minimum/checkin`);
  await at(page, /^Une question/u);
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible();
  await page.getByLabel(/^Votre message/u).fill(mark);
  await press(page, fr.next);
  await at(page, fr.check);
  await expectAccessible(page, 'the check of one answer');
  // The guest goes home while a slow network sends.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/checkin', async (route) => {
    await held;
    await route.continue();
  });
  await press(page, fr.send);
  await at(page, /^Transmission/u);
  await expectAccessible(page, 'a check-in on its way');
  await page.getByRole('link', { name: 'Fermer' }).click();
  const card = page.getByRole('link', { name: 'Préparer mon arrivée' });
  await expect(card).toBeVisible();
  release();
  await expect(card).toBeHidden();
  await page.goto(`${sites.sqlite}/le-minimum/checkin`);
  await at(page, fr.thanks);
  const [row, ...others] = await submissionsWith('checkin', mark, 'sqlite', sites);
  expect(others).toEqual([]);
  expect(JSON.parse(String(row?.body))).toEqual({
    hosterId: 'hotel-le-minimum',
    customer: expect.stringMatching(/^[\w-]{22,}$/u),
    personCount: 1,
    firstConsent: false,
    secondConsent: false,
    occupants: [],
    extras: [],
    licensePlate: '',
    consents: [],
    message: mark,
    documents: [],
  });
});
