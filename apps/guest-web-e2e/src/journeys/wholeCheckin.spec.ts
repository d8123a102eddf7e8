import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkinsOf, customersOf } from '../steps/database';
import { expect, test } from '../fixtures';
import { startServer } from '../setup/startServer';
import { startVendors } from '../setup/startVendors';
import { expectAccessible } from '../steps/accessible';
import { at, checkinWords, press, RESERVATION } from '../steps/checkin';
import { aGuest } from '../steps/guest';
import { press as keyOn, typeInto } from '../steps/keyboard';
import { dayAhead } from '../time/moments';
import { listenToAddresses, listenToConsole, pathsInSession, tracesOf } from '../steps/traces';
import { skipWelcome, speak, untilUsable, visit } from '../steps/visit';
import { answerMarks, secretMarks } from '../steps/checkinMarks';
import { checkinOfEverything, customerOfEverything, fillEverything } from '../steps/wholeCheckin';

// The service worker stores answers: these must not be among them.
test.use({ serviceWorkers: 'allow' });

const fr = checkinWords.fr;
const en = checkinWords.en;
/** Where session storage keeps the check-in of the hotel `demo`. */
const KEPT_CHECKIN = 'slugs.demo.checkin.fields';

async function receiptOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le reçu' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('everything a hotel may ask for, with three companions: PostgreSQL has what was typed on a desk', async ({
  page,
  sites,
  isMobile,
}) => {
  test.skip(isMobile, 'The next one is for phones');
  test.slow();
  const { email } = aGuest();
  await visit(page, `${sites.postgres}/tout-demander/checkin`);
  await fillEverything(page, email, { asksAll: true });
  await press(page, fr.send);
  await at(page, fr.thanks);
  const { customers, customerIds, checkins } = await checkinsOf(email, 'postgres', sites);
  expect(customers).toEqual([customerOfEverything(email, { asksAll: true })]);
  expect(checkins).toEqual([checkinOfEverything(customerIds[0], { asksAll: true })]);
});

test.describe('on a server that reports errors and counts visits', () => {
  let vendors: Awaited<ReturnType<typeof startVendors>>;
  let server: Awaited<ReturnType<typeof startServer>>;
  let folder: string;

  test.beforeEach(async ({ isMobile }) => {
    test.skip(!isMobile, 'Privacy does not depend on the window');
    folder = mkdtempSync(path.join(tmpdir(), 'guest-web-privacy-'));
    vendors = await startVendors();
    server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'debug', ...vendors.env });
  });

  test.afterEach(async ({ page }) => {
    await page.close();
    await server?.stop();
    await vendors?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** An error of the app while the guest's data are on the page. */
  const fail = (page: Page, words: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new TypeError(text);
      }, 0);
    }, words);

  test('everything is filled in and sent with a reservation: the rows say what was typed, nothing else holds it', async ({
    page,
    sites,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/TypeError: broken/u);
    const { email } = aGuest();
    const marks = [...secretMarks, ...answerMarks, email];
    const addresses = listenToAddresses(page);
    const console = listenToConsole(page);
    const paperIds: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/privatedocument'))
        paperIds.push(((await response.json()) as { _id: string })._id);
    });
    await skipWelcome(page);
    await visit(page, `${server.address}/demo/gdpr`);
    await page.getByRole('checkbox', { name: 'Statistiques' }).check();
    await page.getByRole('checkbox', { name: 'Rapports d’erreur' }).check();
    await expect.poll(() => vendors.scripts()).toBe(1);

    await visit(page, `${server.address}/demo/c/${RESERVATION}`);
    await page.waitForURL('**/demo/checkin');
    await fillEverything(page, email, { isReserved: true });
    // Papers, numbers, consents and signatures are in session storage, answers in the draft, and nothing elsewhere.
    const before = await tracesOf(page, marks);
    const places = new Set(before.map((trace) => trace.split(':')[0]));
    expect([...places].sort()).toEqual(['local root', 'session root']);
    expect(before).toContain('session root: MARQUE');
    for (const mark of secretMarks) expect(before).not.toContain(`local root: ${mark}`);
    for (const mark of [...answerMarks, email]) expect(before).not.toContain(`session root: ${mark}`);
    const secretPaths = await pathsInSession(page, marks);
    expect(secretPaths.filter((path) => !path.startsWith(`${KEPT_CHECKIN}.secrets.`))).toEqual([]);
    // The id of a paper is as secret as the paper.
    expect(paperIds).toHaveLength(1);
    expect(new Set((await tracesOf(page, paperIds)).map((trace) => trace.split(':')[0]))).toEqual(
      new Set(['session root']),
    );
    // Errors on this screen are not reported.
    await fail(page, `broken ${email} ID-MARQUE-77`);

    await press(page, fr.send);
    await at(page, fr.thanks);
    await expectAccessible(page, 'thanks');
    // Only the receipt of this visit still has the answers.
    const after = await tracesOf(page, marks);
    expect(after.filter((trace) => !trace.startsWith('session root: '))).toEqual([]);
    const paths = await pathsInSession(page, marks);
    expect(paths.filter((path) => !path.startsWith(`${KEPT_CHECKIN}.receipt.`))).toEqual([]);
    expect(paths).not.toEqual([]);
    expect(await tracesOf(page, paperIds)).toEqual([]);
    const receipt = await receiptOf(page);
    for (const words of [
      'J’accepte le règlement de l’hôtel.',
      'L’hôtel est non-fumeur',
      'nouvelles de l’hôtel, quatre fois',
    ])
      expect(receipt).toContain(words);
    expect(receipt).toContain('&lt;script&gt;');
    expect(receipt).not.toMatch(/data:image|<script/u);

    // The next document reports errors, without those from before.
    await visit(page, `${server.address}/demo/services`);
    await expect.poll(() => vendors.scripts()).toBe(2);
    // The reporting script may load after the counting one; earlier errors are not reported.
    await expect(async () => {
      await fail(page, 'broken later');
      await expect.poll(() => vendors.reports.join(), { timeout: 3_000 }).toContain('TypeError');
    }).toPass();
    const said = {
      log: server.log(),
      reports: vendors.reports.join('\n'),
      counts: vendors.counted.join('\n'),
      // The one call that takes a secret in its query, as the API has it.
      addresses: (await addresses()).replaceAll(
        /(?<=\/recommandation\/extras\/\S*reservationCryptedId=)\S+/gu,
        '',
      ),
      console: console(),
    };
    expect(said.log).toContain('/api/checkin');
    expect(said.counts).toContain('/demo/services');
    expect(said.addresses).toContain(' from ');
    const told = Object.entries(said).flatMap(([where, text]) =>
      [...marks, ...paperIds].filter((mark) => text.includes(mark)).map((mark) => [where, mark]),
    );
    expect(told).toEqual([]);

    const own = { ...sites, sqliteFile: path.join(folder, 'guest-web.sqlite') };
    const { customers, customerIds, checkins } = await checkinsOf(email, 'sqlite', own);
    expect(customers).toEqual([customerOfEverything(email)]);
    expect(checkins).toEqual([checkinOfEverything(customerIds[0], { isReserved: true })]);

    // The reservation is marked as checked in.
    await visit(page, `${server.address}/demo/checkin`);
    await at(page, 'Votre enregistrement est déjà fait');
  });
});

test.describe('without a worker, which would clear what it does not know', () => {
  test.use({ serviceWorkers: 'block' });

  test('the search for traces finds what is left anywhere', async ({ page, sites, isMobile }) => {
    test.skip(!isMobile, 'Privacy does not depend on the window');
    await visit(page, `${sites.sqlite}/petit-hotel`);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'MARK-1');
      sessionStorage.setItem('MARK-2', 'left');
      document.cookie = 'left=MARK-3';
      history.replaceState({ left: 'MARK-4' }, '', '?left=MARK%2D5');
      window.name = 'MARK-6';
      const cache = await caches.open('left');
      await cache.put('/left?MARK-7', new Response('left MARK-8'));
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open('left', 1);
        opening.onerror = reject;
        opening.onupgradeneeded = () => opening.result.createObjectStore('words');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('words', 'readwrite');
          writing.objectStore('words').put({ left: 'MARK-9' }, 1);
          writing.oncomplete = resolve;
        };
      });
    });
    const marks = Array.from({ length: 9 }, (_, index) => `MARK-${index + 1}`);
    const found = await tracesOf(page, marks);
    expect(marks.filter((mark) => !found.some((trace) => trace.endsWith(mark)))).toEqual([]);
  });
});

test('from the first step to the thank-you by the keyboard alone', async ({ page, sites, isMobile }) => {
  test.skip(isMobile, 'Phones have no keyboard');
  const { email } = aGuest();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const arriveAt = async (name: string | RegExp) => {
    await at(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await speak(page, sites.sqlite, 'en');
  await visit(page, `${sites.sqlite}/campanile-lyon/checkin`);
  // Enter in a field submits: the missing answers are listed, focused and corrected.
  await keyOn(page, field(en.lastname));
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill in all required fields');
  await expectAccessible(page, 'a step with everything missing');
  await keyOn(page, summary.getByRole('link', { name: en.firstname }));
  await expect(field(en.firstname)).toBeFocused();
  await page.keyboard.type('Maëlle');
  await typeInto(page, field(en.lastname), 'Le Goff');
  await typeInto(page, page.getByLabel(en.email), email);
  await typeInto(page, page.getByLabel(en.phone), '06 12 34 56 78');
  const born = page.getByRole('group', { name: en.birthDate });
  for (const [part, text] of [
    [en.day, '1'],
    [en.month, '2'],
    [en.year, '1990'],
  ] as const)
    await typeInto(page, born.getByLabel(part), text);
  await page.keyboard.press('Enter');

  await arriveAt(en.stay);
  // Native date fields order day and month by their own language, so both are the same number.
  const year = Number(dayAhead().slice(0, 4)) + 1;
  for (const [name, part] of [
    ['Arrival date', '03'],
    ['Departure date', '04'],
  ] as const) {
    await typeInto(page, field(name), `${part}${part}${year}`);
    await expect(field(name)).toHaveValue(`${year}-${part}-${part}`);
  }
  await keyOn(page, button(en.next));
  await arriveAt(en.companions);
  await keyOn(page, button(en.next));
  await arriveAt(en.agreement);
  await keyOn(page, button('Sign and continue'));
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'an agreement with nothing agreed to');
  for (const name of [/conditions de séjour/u, /réponses sont exactes/u])
    await keyOn(page, page.getByRole('checkbox', { name }), 'Space');
  await keyOn(page, button('Type my name'));
  await typeInto(page, page.getByRole('textbox', { name: 'Your first and last name' }), 'Maëlle Le Goff');
  await page.keyboard.press('Enter');
  await arriveAt(/^A question/u);
  await keyOn(page, button(en.next));
  await arriveAt(en.check);
  await keyOn(page, button(en.send));
  await arriveAt(en.thanks);
  const [customer] = await customersOf(email, 'sqlite', sites);
  expect(JSON.parse(String(customer?.json))).toMatchObject({
    phone: '+33612345678',
    birthDate: '1990-02-01',
  });
  await page.reload();
  await untilUsable(page);
  await at(page, en.thanks);
});
