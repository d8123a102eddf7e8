import { paperOf, papersByKey } from '../steps/database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { startCuttingProxy } from '../steps/cuttingProxy';
import { aPhotograph, filesIn, PLACE_IN_PICTURE } from '../steps/photograph';
import { visit } from '../steps/visit';

const NAME = 'zz-personal-passport.jpg';
const UPLOAD = '**/assets/upload/privatedocument';

test('a passport that was cut off half-way is sent again, and only the hotel can read it', async ({
  page,
  request,
  sites,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/net::ERR_/u);
  const proxy = await startCuttingProxy(sites.sqlite);
  await visit(page, `${proxy.address}/demo/checkin/client`);
  const papers = page.getByRole('group', { name: /Photo du passeport/u });
  const photograph = await aPhotograph(page, NAME);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/privatedocument')) keys.push(sent.headers()['idempotency-key']);
  });

  await papers.getByLabel(/Choisir un fichier/u).setInputFiles(photograph);
  await expect(papers.getByText(/La connexion s’est interrompue/u)).toBeVisible();
  await expectAccessible(page, 'a paper that was cut off');
  expect(await papersByKey(keys[0] ?? '', 'sqlite', sites)).toEqual([]);

  // Pressed while the connection still breaks: once it works, the app retries by itself before the press.
  const arrived = page.waitForResponse(UPLOAD);
  await papers.getByRole('button', { name: `Renvoyer ${NAME}` }).click();
  proxy.mend();
  const answer = await arrived;
  const { _id: id } = (await answer.json()) as { _id: string };
  await expect(papers.getByText(/^Envoyé/u)).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await papersByKey(keys[0] ?? '', 'sqlite', sites)).toEqual([{ id }]);

  // The row names the type; the stored file is encrypted.
  const [row] = await paperOf(id, 'sqlite', sites);
  expect(row).toMatchObject({ hoster_id: 'hotel-des-lices', kind: 'document', answer: '{}' });
  const { mediaType, byteCount } = JSON.parse(String(row?.body)) as { mediaType: string; byteCount: number };
  expect(mediaType).toBe('image/jpeg');
  expect(byteCount).toBeLessThan(photograph.buffer.byteLength);
  const sealed = filesIn(sites.papersFolder).find(({ file }) => file.includes(id));
  expect(sealed?.bytes.includes('JFIF')).toBe(false);

  // The operator's secret is required to read it. The bytes are those of the picture.
  const address = `${sites.sqlite}/api/assets/privatedocument/${id}`;
  expect((await request.get(address)).status()).toBe(401);
  const read = await request.get(address, { headers: { authorization: `Bearer ${sites.operatorToken}` } });
  const bytes = await read.body();
  expect(bytes.byteLength).toBe(byteCount);
  expect(bytes.includes('JFIF')).toBe(true);
  expect(bytes.includes('Exif')).toBe(false);
  expect(bytes.includes(PLACE_IN_PICTURE)).toBe(false);

  // A reload restores the sent paper, in this tab only.
  await page.reload();
  await expect(papers.getByText(NAME)).toBeVisible();
  await expect(papers.getByText(/^Envoyé/u)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + location.href);
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(NAME);
  await page.close();
  await proxy.stop();
});

test('a number and a town are understood as a guest writes them', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/demo/checkin/client`);
  const phone = page.getByRole('textbox', { name: /^Téléphone/u });
  await phone.fill('06 39 98');
  await phone.blur();
  await expect(page.getByText(/Vérifiez ce numéro/u)).toBeVisible();
  await phone.fill('06 39 98 12 34');
  await phone.blur();
  await expect(phone).toHaveValue('+33 6 39 98 12 34');

  const birth = page.getByRole('group', { name: /Lieu de naissance/u });
  await birth.getByRole('combobox', { name: 'Ville' }).pressSequentially('saint-malo');
  await expect(birth.getByRole('option').first()).toHaveText(/^Saint-Malo\s*Bretagne, France$/u);
  await expectAccessible(page, 'towns to choose from');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(birth.getByRole('combobox', { name: 'Pays' })).toHaveValue('France');
});
