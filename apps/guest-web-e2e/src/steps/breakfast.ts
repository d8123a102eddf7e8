import type { Page } from '@playwright/test';
import type { Words } from './words';

/** Fills in the first menu card: answers, two of one item, supplements, a comment. */
export async function composeRichSheet(page: Page, texts: Words, name: string): Promise<void> {
  await page
    .getByRole('region', { name: texts.sheet(1) })
    .getByLabel(texts.forWhom)
    .fill(name);
  const sheet = page.getByRole('region', { name });
  await sheet.getByRole('radio', { name: 'Thé de Bretagne' }).check();
  await sheet.getByRole('radio', { name: 'Vert', exact: true }).check();
  await sheet.getByRole('radio', { name: 'Œufs fermiers' }).check();
  await sheet.getByRole('radio', { name: 'Brouillés' }).check();
  await sheet.getByRole('checkbox', { name: 'Croissant au beurre' }).check();
  await sheet.getByRole('button', { name: texts.increaseCroissants }).click();
  await sheet.getByRole('checkbox', { name: 'Kouign-amann' }).check();
  await sheet.getByRole('radio', { name: 'Jus d’orange pressé' }).check();
  await sheet.getByRole('checkbox', { name: 'Fromage blanc fermier' }).check();
  await sheet.getByRole('radio', { name: 'Granola maison' }).check();
  await sheet.getByLabel(texts.forKitchen).fill(' Sans lactose, merci ');
}

const plain = (id: string, quantity = 1) => ({
  originalItemId: id,
  quantity,
  selectedPrecisions: Array.from({ length: quantity }, () => ({ precisions: [] })),
});

const answered = (id: string, name: string, choice: string) => ({
  originalItemId: id,
  quantity: 1,
  selectedPrecisions: [{ precisions: [{ name, choice }] }],
});

/** The card of `composeRichSheet` as it is stored. */
export const richSheet = (name: string) => ({
  name,
  items: [
    answered('pdj-the', 'Votre thé', 'Vert'),
    answered('pdj-oeufs-fermiers', 'Cuisson', 'Brouillés'),
    plain('pdj-croissant', 2),
    plain('pdj-kouign'),
    plain('pdj-orange'),
    answered('pdj-fromage-blanc', 'Avec', 'Granola maison'),
  ],
  comment: 'Sans lactose, merci',
});

/** A card with only the required choices. */
export const coffeeSheet = { items: [plain('pdj-cafe')] };
