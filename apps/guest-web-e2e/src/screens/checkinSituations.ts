import { expect, type Locator, type Page } from '@playwright/test';
import { draw } from '../steps/checkin';
import { dayAhead } from '../time/moments';
import { passport } from '../steps/wholeCheckin';

/** Actions in the check-in before a screen is checked, in both languages and any hotel's form. */
const GO_ON =
  /^(?:Je préfère à la réception|I prefer to do it at reception|Commencer|Start|Continuer|Continue|Signer et continuer|Sign and continue|Envoyer mon enregistrement|Send my check-in)$/u;

/** More steps than any form has. */
const MAX_STEPS = 12;

/** The values to type, by the labels of the fields. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/^(?:Prénom|First name)/u, 'Marie-Antoinette'],
  [/^(?:Nom|Last name)/u, 'Le Goff de Kerdrouallan-Saint-Brieuc'],
  [/^(?:Adresse e-mail|Email address)/u, 'marie-antoinette.legoff@example.com'],
  [/^(?:Téléphone|Phone)/u, '+33 6 39 98 12 34'],
  [/^(?:Jour|Day)$/u, '24'],
  [/^(?:Mois|Month)$/u, '11'],
  [/^(?:Année|Year)$/u, '1987'],
  [/^(?:Ville|City|Town)/u, 'Rennes'],
  [/^(?:Pays|Country)/u, 'France'],
  [/^(?:Date d’arrivée|Arrival date)/u, dayAhead(3)],
  [/^(?:Date de départ|Departure date)/u, dayAhead(6)],
];

const goOn = (page: Page) => page.getByRole('button', { name: GO_ON }).filter({ visible: true });

async function fillInStep(page: Page, main: Locator): Promise<void> {
  // The form asks for the number once the type is chosen.
  for (const list of await main.locator('select').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
  for (const [label, answer] of answers)
    for (const field of await main.getByLabel(label).and(main.locator('input')).all())
      await field.fill(answer);
  for (const number of await main.locator('input[id$="idDocument-number"]').all())
    await number.fill('12AB34567');
  const unanswered = main.locator('fieldset:has(input[type=radio]):not(:has(input:checked))');
  while ((await unanswered.count()) > 0)
    await unanswered.first().getByRole('radio').first().check({ force: true });
  for (const box of await main.getByRole('checkbox').all()) await box.check({ force: true });
  for (const paper of await main.locator('input[type=file][multiple]').all()) {
    await paper.setInputFiles(passport);
    await expect(main.getByText(/^(?:Envoyé|Sent), /u).first()).toBeVisible();
  }
  const sheet = /^(?:Votre signature|Your signature)/u;
  if (await main.getByRole('img', { name: sheet }).count()) await draw(page, sheet);
}

/** Adds a companion on their own screen. */
export async function addCompanion(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Ajouter une personne|Add a person)$/u }).click();
  await expect(page).toHaveURL(/\/companions\/1$/u);
  await expect(page.getByRole('main').getByLabel(/^(?:Prénom|First name)/u)).toBeVisible();
}

/** Answers every step of the form and sends it. */
export async function sendCheckin(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (let step = 0; step < MAX_STEPS && !page.url().endsWith('/checkin/sent'); step++) {
    await expect(goOn(page)).toBeVisible();
    await fillInStep(page, main);
    const before = page.url();
    await goOn(page).click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/\/checkin\/sent$/u);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
}
