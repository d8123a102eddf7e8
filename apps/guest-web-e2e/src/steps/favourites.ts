import type { Page } from '@playwright/test';
import { visit } from './visit';
import { stayWords } from './stayWords';

/** Opens a place of the demo hotel and keeps it in the list. */
export async function keepPlace(page: Page, site: string, id: string): Promise<void> {
  await visit(page, `${site}/demo/cityguide/activity/${id}`);
  await page.getByRole('button', { name: stayWords.fr.keep, exact: true }).click();
  await page.getByRole('button', { name: stayWords.fr.kept }).waitFor();
}
