import { RESERVATION_KEY } from './checkinMarks';
import { expect, type Page } from '@playwright/test';
import { expectUsable } from './accessible';
import { at, checkinWords, draw, press, typeDate } from './checkin';
import { dayAhead, parisMoment } from '../time/moments';

const fr = checkinWords.fr;

/** One pixel: a real PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const passport = { name: 'passeport-MARQUE.png', mimeType: 'image/png', buffer: PIXEL };

/** The field of the guest's own papers. */
export const papers = (page: Page) =>
  page
    .getByRole('group', { name: /^Photo du passeport/u })
    .locator('input[type=file]')
    .last();

const companions = [
  {
    firstname: 'Jules',
    lastname: 'Martin',
    born: ['02', '03', '1985'],
    birthDate: '1985-03-02',
    signs: true,
  },
  {
    firstname: 'Anna',
    lastname: 'Kowalska',
    born: ['29', '02', '1992'],
    birthDate: '1992-02-29',
    signs: true,
  },
  {
    firstname: 'Lou 🐣',
    lastname: 'مارتن',
    born: ['15', '07', '2020'],
    birthDate: '2020-07-15',
    signs: false,
  },
] as const;
/** The answers of every companion; secrets contain a mark. */
const emailOf = (index: number) => `companion-${index}@courriel.example`;
const documentOf = (index: number) => `ID-MARQUE-C${index}`;
const signatureOf = (firstname: string) => `${firstname} SIGNE-MARQUE`;
const message = 'Lit de bébé, merci 🙏\nمرحبا <script>alert(1)</script>';

/** The form: of the demo hotel with its reservation, or of the hotel that asks everybody for everything. */
interface Whole {
  isReserved?: boolean;
  asksAll?: boolean;
}

/** Fills in every field of the check-in, with three companions, up to the check page. */
export async function fillEverything(
  page: Page,
  email: string,
  { isReserved = false, asksAll = false }: Whole,
): Promise<void> {
  await at(page, fr.introduction);
  await expectUsable(page, 'introduction');
  await expectBareLayout(page);
  await press(page, fr.start);
  await fillClient(page, email, isReserved);
  if (asksAll) await page.getByRole('radio', { name: 'Femme' }).check({ force: true });
  await expectUsable(page, 'client');
  await press(page, fr.next);
  await fillStay(page, isReserved);
  await fillCompanions(page, { isReserved, asksAll });
  await agree(page);
  await wish(page);
  await at(page, fr.check);
  await expect(page.locator('main')).toContainText('4 rue des Dames, 35000 Rennes, France');
  await expectUsable(page, 'check');
}

/** Expects that nothing leads away from the form: no tab bar, no popup, no floating button. */
async function expectBareLayout(page: Page): Promise<void> {
  for (const role of ['navigation', 'contentinfo', 'dialog'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('a:not([href="#main"]), button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
      .map((one) => one.outerHTML),
  );
  expect(floating).toEqual([]);
}

async function fillClient(page: Page, email: string, isReserved: boolean): Promise<void> {
  await at(page, fr.client);
  if (isReserved) {
    await expect(page.getByLabel(fr.firstname, { exact: true })).toHaveValue('Camille');
  } else {
    await page.getByLabel(fr.firstname, { exact: true }).fill('Camille');
    await page.getByLabel(fr.lastname, { exact: true }).fill('Le Goff');
    await page.getByLabel(fr.phone).fill('06 39 98 12 34');
  }
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
  await expect(page.getByText(passport.name, { exact: true })).toBeVisible();
  await page.getByLabel(/^Plaque/u).fill('AB-123-CD');
}

async function fillStay(page: Page, isReserved: boolean): Promise<void> {
  await at(page, fr.stay);
  if (!isReserved) {
    await page.getByLabel('Date d’arrivée').fill(dayAhead(3));
    await page.getByLabel('Date de départ').fill(dayAhead(6));
  }
  await page.getByLabel('Heure d’arrivée prévue').selectOption('16:30');
  await page.getByRole('radio', { name: 'Oui' }).check({ force: true });
  await page.getByRole('radio', { name: 'En famille' }).check({ force: true });
  await expectUsable(page, 'stay');
  await press(page, fr.next);
}

async function fillCompanions(page: Page, { isReserved, asksAll }: Whole): Promise<void> {
  await at(page, fr.companions);
  await expectUsable(page, 'companions');
  for (const [index, { firstname, lastname, born, signs }] of companions.entries()) {
    await press(page, isReserved ? `Compléter Personne ${index + 2}` : 'Ajouter une personne');
    await at(page, `Personne ${index + 2}`);
    await page.getByLabel(fr.firstname, { exact: true }).fill(firstname);
    await page.getByLabel(fr.lastname, { exact: true }).fill(lastname);
    await typeDate(page, fr, fr.birthDate, [...born]);
    await page.getByLabel(fr.email).fill(emailOf(index));
    await page.getByLabel('Type de pièce').selectOption('passport');
    await page.getByLabel('Numéro', { exact: true }).fill(documentOf(index));
    const arrival = page.getByRole('group', { name: /^Son arrivée/u });
    await arrival.getByLabel('Jour').fill(dayAhead(4));
    await arrival.getByLabel('Heure').fill('18:30');
    if (asksAll) await fillAllOf(page, firstname, signs);
    if (index === 0) await expectUsable(page, 'companion');
    await press(page, fr.save);
    await at(page, fr.companions);
  }
  if (asksAll) await takeOutAndPutBack(page);
  await press(page, fr.next);
}

/** The fields of a companion that only the hotel with every field asks for. */
async function fillAllOf(page: Page, firstname: string, signs: boolean): Promise<void> {
  await page.getByRole('radio', { name: 'Monsieur' }).check({ force: true });
  await page.getByRole('radio', { name: 'Homme' }).check({ force: true });
  await page.getByLabel(fr.phone).fill('06 39 98 12 35');
  const birthPlace = page.getByRole('group', { name: /^Lieu de naissance/u });
  await birthPlace.getByLabel('Ville').fill('Lyon');
  await birthPlace.getByLabel('Pays').fill('France');
  await press(page, 'Même adresse que moi');
  await expect(page.getByLabel('Numéro et rue')).toHaveValue('4 rue des Dames');
  await papers(page).setInputFiles(passport);
  await expect(page.getByText(/^Envoyé, /u)).toBeVisible();
  // A companion who is a child on the day of arrival does not sign.
  await expect(page.getByRole('group', { name: /^Sa signature/u })).toHaveCount(signs ? 1 : 0);
  if (!signs) return;
  await press(page, 'Écrire son nom');
  await page.getByRole('textbox', { name: 'Son prénom et son nom' }).fill(signatureOf(firstname));
}

/** Removes a companion by mistake and restores answers, papers, signature and position. */
async function takeOutAndPutBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Jules Martin/u }).click();
  await at(page, 'Jules Martin');
  await press(page, 'Retirer cette personne');
  await at(page, fr.companions);
  await expect(page.getByRole('link', { name: /Jules Martin/u })).toHaveCount(0);
  await press(page, 'Annuler');
  await expect(page.getByRole('link', { name: /Jules Martin/u })).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  await at(page, fr.agreement);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('checkbox', { name: /règlement/u }).check();
  await page.getByRole('checkbox', { name: /Mes réponses sont exactes/u }).check();
  await draw(page, /^Votre signature/u);
  await expect(page.getByRole('button', { name: 'Effacer' })).toBeVisible();
  await expectUsable(page, 'agreement');
  await press(page, fr.sign);
}

async function wish(page: Page): Promise<void> {
  await at(page, /^Une empreinte de 150,00\s€, sans débit$/u);
  await expectUsable(page, 'hold');
  await press(page, 'Je préfère à la réception');
  await at(page, /^Envie d’un petit plus/u);
  await page.getByRole('radio', { name: /Suite sous les toits/u }).check({ force: true });
  await page.getByRole('button', { name: /^Augmenter.*Cidre/u }).click();
  await expectUsable(page, 'extras');
  await press(page, fr.next);
  await at(page, /^Une question/u);
  await page.getByLabel(/^Votre message/u).fill(message);
  await expectUsable(page, 'message');
  await press(page, fr.next);
}

const hotelOf = (asksAll: boolean) => (asksAll ? 'hotel-tout-demander' : 'hotel-des-lices');
const address = { addressLine: '4 rue des Dames', city: 'Rennes', postalCode: '35000', country: 'FR' };

/** Numbers of papers and signatures say nothing in the database. */
const SEALED: unknown = expect.stringMatching(/^sealed:[\w-]{60,}$/u);

/** The customer as it is stored. */
export const customerOfEverything = (email: string, { asksAll = false }: Whole = {}) => ({
  hoster: hotelOf(asksAll),
  ...(asksAll && { sex: 'female' }),
  email,
  firstname: 'Camille',
  lastname: 'Le Goff',
  phone: '+33639981234',
  overwriting: true,
  nationalityCode: 'FR',
  birthDate: '1987-11-24',
  birthPlace: { city: 'Saint-Malo', country: 'FR' },
  optinMarketing: false,
  address,
  title: 'misses',
  idDocument: { type: 'id_card', number: SEALED },
  privacyInfo: { includedInPromotionalCommunications: false },
});

/** The hotel's text of the checkbox. */
const consent = (name: string, isGiven: boolean, words: string): object => ({
  name,
  isGiven,
  text: expect.stringContaining(words),
  textVersion: expect.stringMatching(/^v1-[\da-f]{16}$/u),
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
});

/** The check-in as it is stored. */
export const checkinOfEverything = (
  customer: string | undefined,
  { isReserved = false, asksAll = false }: Whole,
): object => ({
  hosterId: hotelOf(asksAll),
  customer,
  arrivalDate: dayAhead(3),
  departureDate: dayAhead(6),
  personCount: 4,
  accommodationPurpose: 'family',
  isFirstVisit: true,
  firstConsent: true,
  secondConsent: true,
  signature: SEALED,
  estimatedArrivalTime: { hour: 16, minute: 30 },
  occupants: companions.map(({ firstname, lastname, birthDate, signs }, index) => ({
    ...(asksAll && signs && { signature: SEALED }),
    guest: {
      firstname,
      lastname,
      nationalityCode: 'FR',
      email: emailOf(index),
      phone: asksAll ? '+33639981235' : '',
      birthDate,
      idDocument: { type: 'passport', number: SEALED },
      arrivalDateTime: parisMoment(dayAhead(4), '18:30'),
      ...(asksAll && {
        title: 'mister',
        sex: 'male',
        address,
        birthPlace: { city: 'Lyon', country: 'FR' },
      }),
    },
  })),
  extras: [
    { _id: 'sur-suite', quantity: 1 },
    { _id: 'plus-bienvenue', quantity: 1 },
  ],
  licensePlate: 'AB-123-CD',
  consents: [
    consent('textAgreement', true, 'L’hôtel est non-fumeur'),
    consent('firstConsent', true, 'J’accepte le règlement'),
    consent('secondConsent', true, 'Mes réponses sont exactes'),
    consent('isMarketing', false, 'les nouvelles de l’hôtel'),
  ],
  ...(isReserved && { encryptedReservationId: RESERVATION_KEY }),
  message,
  documents: (asksAll ? [0, 1, 2, 3] : [0]).map((occupantIndex) => ({
    id: expect.stringMatching(/^[\w-]{22,}$/u),
    occupantIndex,
  })),
});
