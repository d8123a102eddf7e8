import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { chromiumArgs, findWholeChromium } from '../../../../tools/chromium.mjs';
import { expect, test } from '../fixtures';
import { startRecordingServer, type RecordingServer } from '../setup/startRecordingServer';
import { expectAccessible } from '../steps/accessible';
import { button, importTest, panel, words } from '../steps/usabilityTest';
import { skipWelcome, visit } from '../steps/visit';

// A camera that shows a moving picture, and a microphone that beeps.
test.use({
  launchOptions: {
    executablePath: findWholeChromium(),
    args: [...chromiumArgs, '--use-fake-device-for-media-stream'],
  },
});

let server: RecordingServer;

test.beforeEach(async ({ page }) => {
  server = await startRecordingServer();
  await skipWelcome(page);
});
test.afterEach(async ({ page }) => {
  await page.close();
  await server?.stop();
});

const open = (page: Page, place = '/demo') => visit(page, `${server.address}${place}?oruxt=breakfast`);
const results = (...more: string[]) => server.run('uxt', 'results', 'breakfast', ...more);

async function agree(page: Page): Promise<void> {
  await button(page, words.agree).click();
  await expect(button(page, words.begin)).toBeVisible();
}

/** Plays a video: its length in seconds, the size of its frames, and how many of them the browser has shown. */
async function played(page: Page, file: string) {
  const base64 = readFileSync(file).toString('base64');
  return page.evaluate(async (data) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = `data:video/webm;base64,${data}`;
    document.body.append(video);
    await new Promise((resolve, reject) => {
      video.onended = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
      video.play().catch(reject);
    });
    const { videoWidth, videoHeight, currentTime } = video;
    return { videoWidth, videoHeight, currentTime, frames: video.getVideoPlaybackQuality().totalVideoFrames };
  }, base64);
}

test('a whole test arrives: answers, durations, recording and a video that plays', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['camera', 'microphone'], { origin: server.address });
  importTest(server, { reqCamera: true, reqMic: true });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Le petit-déjeuner' })).toBeFocused();
  await expectAccessible(page, 'the greeting');
  await agree(page);
  await expect(panel(page).getByText('La caméra enregistre')).toBeVisible();
  await expectAccessible(page, 'the guidelines');
  await button(page, words.begin).click();
  await expect(panel(page).getByText('Tâche 1 sur 2')).toBeVisible();
  // The app goes on below.
  await button(page, 'Réduire le panneau').last().click();
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await button(page, 'Ouvrir le panneau').click();
  await expectAccessible(page, 'a task');
  await button(page, words.next).click();
  await panel(page).getByLabel(words.answer).fill('Très bien,\nmais cher.');
  await page.waitForTimeout(2_000);
  await button(page, words.finish).click();
  await expect(panel(page).getByRole('heading', { name: 'Merci !' })).toBeVisible();
  await expect(panel(page).getByText('À bientôt.')).toBeVisible();
  await expectAccessible(page, 'the end');
  await expect(button(page, words.end)).not.toHaveAttribute('aria-busy');
  await button(page, words.end).click();
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('or_')))).toEqual(
    [],
  );

  await expect.poll(() => server.recorded().messages.some(({ type }) => type === 'MouseClick')).toBe(true);
  const { sessions, text } = server.recorded();
  expect(sessions).toBe(1);
  // The overlay is not in the recording, nor what was answered there.
  expect(text).not.toContain('Trouvez le petit');
  expect(text).not.toContain('Très bien');
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-videos-'));
  try {
    const told = results('--out', folder);
    expect(told).toMatch(/finished after \d+\.\d s/u);
    expect(told).toMatch(/Trouvez le petit-déjeuner: \d+\.\d s/u);
    expect(told).toContain('      Très bien,\n      mais cher.');
    expect(told).toMatch(/session replay \S+/u);
    const [file = ''] = readdirSync(folder);
    const video = await played(await context.newPage(), path.join(folder, file));
    expect(video).toMatchObject({ videoWidth: 1_280, videoHeight: 720 });
    expect(video.currentTime).toBeGreaterThan(2);
    expect(video.frames).toBeGreaterThan(10);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a participant who gives up leaves nothing of the camera', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/^Scripts may close only the windows/u);
  await context.grantPermissions(['camera'], { origin: server.address });
  importTest(server, { reqCamera: true });
  await open(page);
  await agree(page);
  await button(page, words.begin).click();
  await button(page, words.abort).click();
  await button(page, 'Continuer le test').click();
  await button(page, words.abort).click();
  await button(page, 'Abandonner').click();
  await expect(page.getByRole('heading', { name: 'Test abandonné' })).toBeFocused();
  await expectAccessible(page, 'the end of a test that was given up');
  await expect.poll(() => results()).toMatch(/gave up after/u);
  expect(results()).not.toContain('Video');
  await button(page, 'Fermer').click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a test survives reloads, a refused device, refused consents and a payment screen', async ({ page }) => {
  importTest(server, { reqCamera: true });
  await open(page);
  await agree(page);
  await expect(panel(page).getByText('Sans caméra ni micro : le test continue.')).toBeVisible();
  await button(page, 'Tout refuser').click();
  await button(page, words.begin).click();
  await button(page, words.next).click();
  await panel(page).getByLabel(words.answer).fill('Oui, mais');
  // By the link again, on another screen, and where a card is given.
  for (const place of ['/demo?oruxt=breakfast', '/demo/services', '/demo/payment/cart', '/demo/checkin']) {
    await visit(page, `${server.address}${place}`);
    await expect(panel(page).getByText('Tâche 2 sur 2'), place).toBeVisible();
    await expect(panel(page).getByLabel(words.answer), place).toHaveValue('Oui, mais');
  }
  await expectAccessible(page, 'a test after a reload');
  await button(page, words.finish).click();
  await button(page, words.end).click();
  await expect.poll(() => results()).toMatch(/Dites ce que vous en pensez: 0\.0 s\n\s+Oui, mais/u);
  expect(results()).toMatch(/finished after/u);
  expect(server.recorded().sessions).toBe(1);
  const screens = server
    .recorded()
    .messages.flatMap((one) => (one.type === 'SetPageLocation' ? [one.url] : []));
  expect(screens.filter((url) => url.includes('/payment'))).toEqual([]);
  // A second attempt is another session.
  await open(page);
  await agree(page);
  await button(page, words.begin).click();
  await expect.poll(() => results().match(/Session /gu)?.length).toBe(2);
});

test('a link greets again where a visit ended in the middle, and records nothing before', async ({
  page,
  context,
}) => {
  importTest(server);
  await open(page);
  await agree(page);
  await button(page, words.begin).click();
  await expect.poll(() => server.recorded().sessions).toBe(1);
  const later = await context.newPage();
  await page.close();
  await visit(later, `${server.address}/demo/services`);
  await expect(later.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(panel(later)).toBeHidden();
  await open(later);
  await expect(button(later, words.agree)).toBeVisible();
  expect(server.recorded().sessions).toBe(1);
  await agree(later);
  await expect.poll(() => server.recorded().sessions).toBe(2);
});

test('a whole test by keyboard alone, also inside a dialog', async ({ page }) => {
  importTest(server);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Le petit-déjeuner' })).toBeFocused();
  const tabTo = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name, exact: true });
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.first().evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(name)}`);
  };
  const pressByKey = async (name: string | RegExp) => {
    await tabTo(name);
    await page.keyboard.press('Enter');
  };
  await pressByKey(words.agree);
  await expect(page.getByRole('heading', { name: 'Consignes' })).toBeFocused();
  await pressByKey(words.begin);
  await expect(page.getByRole('heading', { name: 'Trouvez le petit-déjeuner' })).toBeFocused();

  await tabTo(/Déplacer/u);
  const before = await panel(page).boundingBox();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const after = await panel(page).boundingBox();
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBe(48);
  await pressByKey('Réduire le panneau');
  await expect(panel(page).getByRole('button', { name: 'Ouvrir le panneau' })).toBeFocused();

  await page
    .getByRole('button', { name: /^(?:menu|plus)$/iu })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await pressByKey('Ouvrir le panneau');
  await pressByKey(words.next);
  await tabTo(words.finish);
  await page.keyboard.press('Shift+Tab');
  await panel(page).getByLabel(words.answer).focus();
  await page.keyboard.type('Avec un dialogue');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await pressByKey(words.finish);
  await pressByKey(words.end);
  await expect(panel(page)).toBeHidden();
  expect(results()).toContain('      Avec un dialogue');
});

test('the panel follows the pointer that holds it, and no further than the window', async ({ page }) => {
  importTest(server);
  await open(page);
  await agree(page);
  const bar = await panel(page).getByText('Le petit-déjeuner').boundingBox();
  await page.mouse.move((bar?.x ?? 0) + 20, (bar?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(100, 300, { steps: 5 });
  await page.mouse.move(2_000, 300, { steps: 5 });
  await page.mouse.up();
  const moved = await panel(page).boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((moved?.x ?? 0) + (moved?.width ?? 0)).toBe(width - 8);
  expect(moved?.y).toBeGreaterThan(150);
});

test('signals wait for a server that does not answer, and arrive once', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource|signal of the test failed/u);
  importTest(server);
  await open(page);
  await agree(page);
  let lost = 0;
  await page.route('**/ingest/v1/web/uxt/signals/**', async (route) => {
    lost += 1;
    if (lost === 1) return route.abort('connectionrefused');
    // Taken, but the answer is lost.
    if (lost === 2) await route.fetch();
    return lost < 4 ? route.abort('connectionreset') : route.continue();
  });
  await button(page, words.begin).click();
  await button(page, words.next).click();
  await expect(panel(page).getByText(/Pas de réponse du serveur/u)).toBeVisible();
  await panel(page).getByLabel(words.answer).fill('x'.repeat(10_000));
  await button(page, words.finish).click();
  // What waits is sent when the overlay has gone.
  await button(page, words.end).click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => results()).toMatch(/finished after/u);
  expect(results()).toContain('x'.repeat(10_000));
  expect(results().match(/Session /gu)).toHaveLength(1);
});

test('an unknown test, and a malformed one, show nothing and load nothing', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Usability test: |Failed to load resource/u);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${server.address}/demo?oruxt=none`);
  await expect.poll(() => asked).toContain('/ingest/v1/web/uxt/test/none');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  asked.length = 0;
  await visit(page, `${server.address}/demo?oruxt=${encodeURIComponent('<b>"/..')}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((pathname) => pathname.startsWith('/ingest/'))).toEqual([]);
  await expect(panel(page)).toBeHidden();
  expect(server.recorded().sessions).toBe(0);
});
