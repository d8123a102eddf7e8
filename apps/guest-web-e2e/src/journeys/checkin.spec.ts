import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkinsOf } from '../database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { at, checkinWords, draw, press, RESERVATION, typeDate } from '../steps/checkin';
import { aGuest } from '../steps/guest';
import { dayAhead } from '../steps/moments';
import { speak, untilUsable, visit } from '../steps/visit';

const fr = checkinWords.fr;
const en = checkinWords.en;

/** One pixel: a real PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const passport = { name: 'passeport-MARQUE.png', mimeType: 'image/png', buffer: PIXEL };
const papers = (page: Page) =>
  page
    .getByRole('group', { name: /^Photo du passeport/u })
    .locator('input[type=file]')
    .last();

/** Everything that the browser keeps and has asked for. */
async function traces(page: Page) {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) =>
        (await (await globalThis.caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookie: document.cookie,
      caches: caches.flat().join(' '),
      history: location.href,
    };
  });
}

const companions = [
  { firstname: 'Jules', lastname: 'Martin', born: ['02', '03', '1985'], birthDate: '1985-03-02' },
  { firstname: 'Anna', lastname: 'Kowalska', born: ['29', '02', '1992'], birthDate: '1992-02-29' },
  { firstname: 'Lou 🐣', lastname: 'مارتن', born: ['15', '07', '2020'], birthDate: '2020-07-15' },
] as const;

test('everything a hotel may ask for, with three companions: the rows say what was typed, nothing else holds it', async ({
  page,
  sites,
}) => {
  test.slow();
  const { email } = aGuest();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await visit(page, `${sites.sqlite}/demo/c/${RESERVATION}`);
  await page.waitForURL('**/demo/checkin');
  await at(page, fr.introduction);
  await expectAccessible(page, 'introduction');
  await press(page, fr.start);

  await at(page, fr.client);
  await expect(page.getByLabel(fr.firstname, { exact: true })).toHaveValue('Camille');
  await page.getByRole('radio', { name: 'Madame' }).check({ force: true });
  await page.getByLabel(fr.email).fill(email);
  await typeDate(page, fr, fr.birthDate, ['24', '11', '1987']);
  const birthPlace = page.getByRole('group', { name: /^Lieu de naissance/u });
  await birthPlace.getByLabel('Ville').fill('Saint-Malo');
  await birthPlace.getByLabel('Pays').fill('France');
  const address = page.getByRole('group', { name: /^Adresse/u });
  await address.getByLabel('Numéro et rue').fill('4 rue des Dames');
  await address.getByLabel('Code postal').fill('35000');
  await address.getByLabel('Ville').fill('Rennes');
  await address.getByLabel('Pays').fill('France');
  await page.getByLabel('Type de pièce').selectOption('id_card');
  await page.getByLabel('Numéro', { exact: true }).fill('ID-MARQUE-77');
  await papers(page).setInputFiles(passport);
  await expect(page.getByText(passport.name)).toBeVisible();
  await page.getByLabel(/^Plaque/u).fill('AB-123-CD');
  await expectAccessible(page, 'client');
  await press(page, fr.next);

  await at(page, fr.stay);
  await page.getByLabel('Heure d’arrivée prévue').selectOption('16:30');
  await page.getByRole('radio', { name: 'Oui' }).check({ force: true });
  await page.getByRole('radio', { name: 'En famille' }).check({ force: true });
  await expectAccessible(page, 'stay');
  await press(page, fr.next);

  await at(page, fr.companions);
  await expectAccessible(page, 'companions');
  for (const [index, { firstname, lastname, born }] of companions.entries()) {
    await press(page, `Compléter Personne ${index + 2}`);
    await at(page, `Personne ${index + 2}`);
    await page.getByLabel(fr.firstname, { exact: true }).fill(firstname);
    await page.getByLabel(fr.lastname, { exact: true }).fill(lastname);
    await typeDate(page, fr, fr.birthDate, [...born]);
    if (index === 0) await expectAccessible(page, 'companion');
    await press(page, fr.save);
    await at(page, fr.companions);
  }
  await press(page, fr.next);

  await at(page, fr.agreement);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('checkbox', { name: /règlement/u }).check();
  await page.getByRole('checkbox', { name: /Mes réponses sont exactes/u }).check();
  await draw(page, /^Votre signature/u);
  await expect(page.getByRole('button', { name: 'Effacer' })).toBeVisible();
  await expectAccessible(page, 'agreement');
  await press(page, fr.sign);

  await at(page, 'La garantie de votre séjour');
  await expectAccessible(page, 'hold');
  await press(page, fr.next);
  await at(page, /^Envie d’un petit plus/u);
  await page.getByRole('radio', { name: /Suite sous les toits/u }).check({ force: true });
  await page.getByRole('button', { name: /^Augmenter.*Cidre/u }).click();
  await expectAccessible(page, 'extras');
  await press(page, fr.next);
  await at(page, /^Une question/u);
  await page.getByLabel(/^Votre message/u).fill('Lit de bébé, merci 🙏\nمرحبا <script>alert(1)</script>');
  await expectAccessible(page, 'message');
  await press(page, fr.next);

  await at(page, fr.check);
  await expect(page.locator('main')).toContainText('4 rue des Dames, 35000 Rennes, France');
  await expectAccessible(page, 'check');
  // Papers, numbers, consents and signatures: session storage alone, for the length of the visit.
  const kept = await traces(page);
  for (const mark of ['MARQUE', 'data:image', 'strokes', 'LICES-24811']) {
    expect(kept.local, mark).not.toContain(mark);
    expect(`${kept.cookie} ${kept.caches} ${kept.history}`, mark).not.toContain(mark);
  }
  expect(kept.session).toContain('ID-MARQUE-77');

  await press(page, fr.send);
  await at(page, fr.thanks);
  await expectAccessible(page, 'thanks');

  // Nothing of the guest stands in an address, of a page or of a call.
  const asked = addresses.map((url) => decodeURIComponent(url)).join('\n');
  for (const mark of [email, 'MARQUE', 'Kowalska', 'rue des Dames', 'AB-123-CD', '1987-11-24'])
    expect(asked, mark).not.toContain(mark);
  const after = await traces(page);
  expect(after.local).not.toMatch(/Kowalska|rue des Dames|AB-123-CD/u);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le reçu' }).click();
  const receipt = readFileSync(await (await download).path(), 'utf8');
  expect(receipt).toContain('J’accepte le règlement de l’hôtel.');
  expect(receipt).toContain('&lt;script&gt;');
  expect(receipt).not.toMatch(/data:image|<script/u);

  const { customers, customerIds, checkins } = await checkinsOf(email, 'sqlite', sites);
  expect(customers).toEqual([
    {
      hoster: 'hotel-des-lices',
      email,
      firstname: 'Camille',
      lastname: 'Le Goff',
      phone: '+33639981234',
      overwriting: true,
      nationalityCode: 'FR',
      birthDate: '1987-11-24',
      birthPlace: { city: 'Saint-Malo', country: 'FR' },
      optinMarketing: false,
      address: { addressLine: '4 rue des Dames', city: 'Rennes', postalCode: '35000', country: 'FR' },
      title: 'misses',
      idDocument: { type: 'id_card', number: 'ID-MARQUE-77' },
      privacyInfo: { includedInPromotionalCommunications: false },
    },
  ]);
  const consent = (name: string, isGiven: boolean) => ({
    name,
    isGiven,
    textVersion: expect.stringMatching(/^v1-[\da-f]{16}$/u),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
  });
  expect(checkins).toEqual([
    {
      hosterId: 'hotel-des-lices',
      customer: customerIds[0],
      arrivalDate: dayAhead(3),
      departureDate: dayAhead(6),
      personCount: 4,
      accommodationPurpose: 'family',
      isFirstVisit: true,
      firstConsent: true,
      secondConsent: true,
      signature: expect.stringMatching(/^data:image\/png;base64,/u),
      estimatedArrivalTime: { hour: 16, minute: 30 },
      occupants: companions.map(({ firstname, lastname, birthDate }) => ({
        guest: { firstname, lastname, nationalityCode: 'FR', email: '', phone: '', birthDate },
      })),
      extras: [
        { _id: 'sur-suite', quantity: 1 },
        { _id: 'plus-bienvenue', quantity: 1 },
      ],
      licensePlate: 'AB-123-CD',
      consents: [
        consent('firstConsent', true),
        consent('secondConsent', true),
        consent('isMarketing', false),
      ],
      encryptedReservationId: 'LICES-24811-c2VqLWNhbWlsbGU',
      message: 'Lit de bébé, merci 🙏\nمرحبا <script>alert(1)</script>',
      documents: [{ id: expect.stringMatching(/^[\w-]{22,}$/u), occupantIndex: 0 }],
    },
  ]);

  // The reservation says so from now on.
  await visit(page, `${sites.sqlite}/demo/checkin`);
  await at(page, 'Votre enregistrement est déjà fait');
});

/** The shortest of the demo hotels' forms, as far as its check: English, without a short link. */
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
  // The hotel takes it, and the answer is lost on the way, as often as it is tried.
  await page.route('**/api/checkin', async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, en.send);
  await expect(page.getByRole('alert')).toContainText(en.failed);
  await expect(page.locator('main')).toContainText(email);
  isCut = false;
  await page.reload();
  await untilUsable(page);
  await press(page, en.send);
  await at(page, en.thanks);
  const { checkins } = await checkinsOf(email, 'sqlite', sites);
  expect(checkins).toHaveLength(1);
  expect(checkins[0]).toMatchObject({
    signature: 'Maëlle O’Connor',
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
  await press(next, /^Reprendre/u);
  await at(next, fr.companions);
  await next.goBack();
  await at(next, fr.stay);
  await expect(next.getByLabel('Date de départ')).toHaveValue(dayAhead(103));
  await next.goBack();
  await at(next, fr.client);
  await expect(next.getByLabel(fr.lastname, { exact: true })).toHaveValue('Kerlouan');
  // A paper's number does not outlive the visit, and the guest is told why.
  await expect(next.getByLabel('Numéro', { exact: true })).toHaveValue('');
  await expect(next.getByText(/Pour votre sécurité/u)).toBeVisible();
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
  // However often it was tried, it was one paper.
  expect(new Set(keys).size).toBe(1);
  const count = keys.length;
  await page.reload();
  await untilUsable(page);
  await expect(page.getByText(/^Envoyé, /u)).toBeVisible();
  expect(keys).toHaveLength(count);
});

test('by the keyboard alone: what is missing is said, reached and mended', async ({ page, sites }) => {
  await speak(page, sites.sqlite, 'en');
  await visit(page, `${sites.sqlite}/campanile-lyon/checkin`);
  await page.getByLabel(en.lastname, { exact: true }).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill in all required fields');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(en.firstname, { exact: true })).toBeFocused();
  await page.keyboard.type('Maëlle');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Le Goff');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maelle@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+33612345678');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const part of ['1', '2', '1990']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await at(page, en.stay);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
