import { expect, type Page } from '@playwright/test';

/** A reservation of the demo hotel: Camille Le Goff, 24 to 27 November, four people. */
export const RESERVATION = 'lices-demo-T7uQm2Xv9RkZa4';

/** The texts of the check-in by language, repeated here as in `words.ts`. */
export const checkinWords = {
  fr: {
    next: 'Continuer',
    start: 'Commencer',
    save: 'Enregistrer',
    send: 'Envoyer mon enregistrement',
    resend: 'Renvoyer',
    sign: 'Signer et continuer',
    thanks: /^Merci pour votre enregistrement/u,
    failed: 'L’envoi de l’enregistrement a échoué',
    check: 'Vérifiez vos réponses',
    introduction: 'Préparons votre arrivée',
    client: 'Vos informations',
    stay: 'Votre séjour',
    companions: /^Qui vous accompagne/u,
    agreement: 'Accord et signature',
    lastname: 'Nom',
    firstname: 'Prénom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    birthDate: 'Date de naissance',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
  },
  en: {
    next: 'Continue',
    start: 'Start',
    save: 'Save',
    send: 'Send my check-in',
    resend: 'Send again',
    sign: 'Sign and continue',
    thanks: /^Thank you for your check-in/u,
    failed: 'Check-in transmission failed',
    check: 'Check your answers',
    introduction: 'Let’s prepare your arrival',
    client: 'Your details',
    stay: 'Your stay',
    companions: /^Who is coming with you/u,
    agreement: 'Consents and signature',
    lastname: 'Last name',
    firstname: 'First name',
    email: 'Email address',
    phone: 'Phone',
    birthDate: 'Date of birth',
    day: 'Day',
    month: 'Month',
    year: 'Year',
  },
} as const;
export type CheckinWords = (typeof checkinWords)['fr' | 'en'];

export const at = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** A day typed in its three parts. */
export async function typeDate(
  page: Page,
  words: CheckinWords,
  legend: string,
  [day, month, year]: string[],
) {
  const group = page.getByRole('group', { name: legend });
  await group.getByLabel(words.day).fill(day ?? '');
  await group.getByLabel(words.month).fill(month ?? '');
  await group.getByLabel(words.year).fill(year ?? '');
}

/** Draws on the signature sheet as a finger would. */
export async function draw(page: Page, name: RegExp): Promise<void> {
  const sheet = page.getByRole('img', { name });
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('No sheet to sign on');
  const { x, y, width, height } = box;
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (const [right, down] of [
    [0.3, 0.2],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.7, 0.6],
  ] as const) {
    await page.mouse.move(x + width * right, y + height * down, { steps: 4 });
  }
  await page.mouse.up();
}
