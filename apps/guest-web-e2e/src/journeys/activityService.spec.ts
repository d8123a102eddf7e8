import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '../fixtures';
import { startActivityService } from '../setup/startActivityService';
import { startServer } from '../setup/startServer';
import { expectUsable } from '../steps/accessible';
import { ODD_ANSWER } from '../steps/badAnswers';
import { beKnown, speak, visit } from '../steps/visit';

interface Foreign {
  service: Awaited<ReturnType<typeof startActivityService>>;
  /** The app of a server whose places come from that service, on another origin. */
  site: string;
}

const test = base.extend<{ foreign: Foreign }>({
  foreign: async ({ page }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-foreign-'));
    const service = await startActivityService();
    const server = await startServer({ DATA_DIR: folder, ACTIVITIES_URL: service.address });
    await provide({ service, site: server.address });
    // What the page still loads would fail.
    await page.close();
    await server.stop();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

const allDay = [{ from: '00:00', to: '00:00' }];
const hours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, allDay]),
);
const near = { latitude: 48.1129, longitude: -1.6846 };

const oddGuide = {
  targetedCity: 7,
  cityImage: 'javascript:alert(1)',
  experiences: [
    null,
    'a place',
    { _id: 'nameless', name: { fr: 'Sans nom' } },
    { _id: 'deux mots', name: 'An id with a space' },
    { _id: 'sain', name: 'Le Bon Endroit', category: 'HAVE_A_DRINK', coordinates: near, openingHours: hours },
    { _id: 'sans-lieu', name: 'Sans coordonnées', coordinates: null, category: 'quidditch' },
    { _id: 'antimeridien', name: 'Taveuni', coordinates: { latitude: -16.8, longitude: 180 } },
    { _id: 'pole', name: 'Pôle Nord', coordinates: { latitude: 90, longitude: 0 } },
    { _id: 'ailleurs', name: 'Coordonnées impossibles', coordinates: { latitude: 900, longitude: 'x' } },
    {
      _id: 'prix',
      name: 'Prix étrange',
      coordinates: near,
      price: { amountCents: 'beaucoup', unit: 'perCamel' },
    },
    {
      _id: 'heures',
      name: 'Heures étranges',
      coordinates: near,
      openingHours: { monday: [{ from: '25:99' }] },
    },
    {
      _id: 'osm',
      name: 'Horaires illisibles',
      coordinates: near,
      osmOpeningHours: 'whenever I feel like it',
    },
    {
      _id: 'balises',
      name: 'Sous les <b>balises</b>',
      coordinates: near,
      description: '<img src=x onerror=alert(1)><p>Du texte.</p><script>alert(2)</script>',
      bookingLink: 'javascript:alert(3)',
      picture: 'data:text/html,boo',
    },
    { _id: 'sain', name: 'Un deuxième du même nom' },
  ],
};

test('one odd place of a foreign service costs that place alone', async ({
  page,
  foreign: { service, site },
  expectComplaint,
}) => {
  expectComplaint(ODD_ANSWER);
  service.answer(oddGuide);
  await beKnown(page);
  await speak(page, site, 'fr');
  await visit(page, `${site}/demo/cityguide?view=map`);
  const names = page.locator('main').getByRole('listitem').getByRole('heading');
  const shown = [
    'Le Bon Endroit',
    'Prix étrange',
    'Heures étranges',
    'Horaires illisibles',
    'Sous les balises',
    'Pôle Nord',
    'Taveuni',
    'Sans coordonnées',
    'Coordonnées impossibles',
  ];
  await expect.poll(async () => (await names.allInnerTexts()).sort()).toEqual([...shown].sort());
  await expect(names.first()).not.toHaveText('Sans coordonnées');
  await expect(page.getByRole('button', { name: 'Autres lieux' })).toBeVisible();
  const pins = page.getByRole('group', { name: 'Lieux sur le plan' }).getByRole('button', { name: /,/u });
  await expect(pins).toHaveCount(7);
  await expectUsable(page, 'a foreign guide');

  for (const name of shown) {
    await page.locator('main').getByRole('listitem').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.locator('main script, main [onerror], main a[href^="javascript"]')).toHaveCount(0);
    await page.goBack();
    await expect(names).toHaveCount(shown.length);
  }
});

test('without the service every screen of it says so, keeps the guest’s list, and goes on once it answers', async ({
  page,
  foreign: { service, site },
  expectComplaint,
}) => {
  expectComplaint(/status of 50[03]/u);
  expectComplaint(ODD_ANSWER);
  service.answer(oddGuide);
  await beKnown(page);
  await speak(page, site, 'fr');
  await visit(page, `${site}/demo/cityguide/activity/sain`);
  await page.getByRole('button', { name: 'Garder', exact: true }).click();

  service.fail();
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  for (const screen of ['cityguide/activity/sain', 'cityguide', 'cityguide/favorites']) {
    await visit(page, `${site}/demo/${screen}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Le guide de la ville ne répond pas' }),
    ).toBeVisible();
    await expect(retry).toBeVisible();
    await expectUsable(page, `${screen} without its service`);
  }
  // Everything else of the hotel is there.
  await visit(page, `${site}/demo/advantages`);
  await expect(page.getByRole('link', { name: 'Halle aux Cycles' })).toBeVisible();

  await visit(page, `${site}/demo/cityguide/favorites`);
  // The app tries by itself too: a press may come too late.
  service.answer(oddGuide);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Votre journée' })).toContainText('Le Bon Endroit');
});

test('a place that only a foreign service knows is left out of the mail, and that is said', async ({
  page,
  foreign: { service, site },
  expectComplaint,
}) => {
  expectComplaint(/status of 422/u);
  expectComplaint(ODD_ANSWER);
  const known = { _id: 'lices-lieu-thabor', name: 'Parc du Thabor', coordinates: near };
  service.answer({ experiences: [...oddGuide.experiences, known] });
  await beKnown(page);
  await speak(page, site, 'fr');
  const list = `${site}/demo/cityguide/favorites`;
  const send = async () => {
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('camille@example.org');
    await page.getByRole('button', { name: 'Envoyer la liste' }).click();
  };
  await visit(page, `${site}/demo/cityguide/activity/sain`);
  await page.getByRole('button', { name: 'Garder', exact: true }).click();
  await visit(page, list);
  await send();
  await expect(page.getByText('L’hôtel n’a pas pu envoyer la liste.')).toBeVisible();
  await expectUsable(page, 'a refused list');

  await visit(page, `${site}/demo/cityguide/activity/lices-lieu-thabor`);
  await page.getByRole('button', { name: 'Garder', exact: true }).click();
  await visit(page, list);
  await send();
  await expect(
    page.getByText('Un lieu n’est pas dans le message : l’hôtel ne le connaît plus.'),
  ).toBeVisible();
});
