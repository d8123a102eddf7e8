import { randomUUID } from 'node:crypto';
import { customersOf, reviewsWith, type Engine } from '../database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { reviewWords, theme, themeOf } from '../steps/reviews';
import { speak, visit } from '../steps/visit';
import type { Language } from '../words';

const RESERVATION = 'lices-demo-T7uQm2Xv9RkZa4';
const SECRET = /^[\w-]{22,}$/u;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
const engineOf: Record<Language, Engine> = { fr: 'sqlite', en: 'postgres' };
/** Words that nobody else wrote: they find what this very test stored. */
const someWords = () => `Merci ${randomUUID()}`;

function bodyOf(rows: Record<string, unknown>[]): unknown {
  expect(rows).toHaveLength(1);
  return JSON.parse(String(rows[0]?.body));
}

for (const language of ['fr', 'en'] as const) {
  const words = reviewWords[language];
  const engine = engineOf[language];

  test(`a stay is reviewed in ${language} by the link of an e-mail, kept by ${engine}`, async ({
    page,
    sites,
  }) => {
    const said = someWords();
    const email = `avis.${randomUUID()}@example.com`;
    await speak(page, sites[engine], language);
    await visit(page, `${sites[engine]}/demo/r/${RESERVATION}`);
    await expect(page.getByRole('heading', { level: 1, name: words.question })).toBeVisible();
    expect(page.url()).not.toContain(RESERVATION);
    await expectAccessible(page, 'the question');
    await page.getByRole('link', { name: words.start }).click();

    await expect(page.getByRole('radio', { name: words.signed })).toBeChecked();
    await page.getByRole('button', { name: words.send }).click();
    const summary = page.getByRole('alert').filter({ hasText: words.missing });
    await expect(summary).toBeFocused();
    await expectAccessible(page, 'the form with what is missing');
    await summary.getByRole('link', { name: words.give }).first().click();
    await expect(theme(page, words.required[0] ?? '')).toBeFocused();

    for (const name of words.required)
      await theme(page, name).getByRole('radio', { name: words.best }).check();
    await theme(page, words.room).getByRole('radio', { name: words.good }).check();
    await page.getByLabel(words.comment).fill(' Très calme <b>la nuit</b> ');
    await page.getByLabel(words.globalComment).fill(said);
    await page.getByLabel(words.email).fill(email);
    await expectAccessible(page, 'the form filled in');
    await page.getByRole('button', { name: words.send }).click();

    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    await expect(page.getByRole('link', { name: words.publish })).toHaveAttribute('target', '_blank');
    await expectAccessible(page, 'the thanks');
    await page.reload();
    await expect(page.getByRole('link', { name: words.publish })).toBeVisible();

    const [customer] = await customersOf(email, engine, sites);
    const rows = await reviewsWith(said, engine, sites);
    expect(bodyOf(rows)).toEqual({
      hoster: 'hotel-des-lices',
      slug: 'demo',
      grades: [
        { theme: 'experience', description: '', score: 10, comment: '' },
        {
          theme: 'room',
          description: 'Calme, propreté, confort du lit',
          score: 8,
          comment: 'Très calme <b>la nuit</b>',
        },
        { theme: 'staff', description: 'Accueil et disponibilité', score: 10, comment: '' },
      ],
      customer: customer?.id,
      globalComment: said,
      reservationId: RESERVATION,
      reviewedDate: expect.stringMatching(MOMENT),
    });
    expect(rows[0]).toMatchObject({
      kind: 'review',
      hoster_id: 'hotel-des-lices',
      idempotency_key: expect.stringMatching(/^\S{16,}$/u),
      body_hash: expect.stringMatching(SECRET),
    });
  });
}

/** What `fiveDesigns` stores when each theme has the best of its seven points. */
const allBest = {
  grades: Object.keys(themeOf).map((_, place) => ({
    theme: ['room', 'staff', 'breakfast', 'wifi', 'pool'][place],
    score: 10,
  })),
};

test('every design is answered by the keyboard alone', async ({ page, sites }) => {
  const words = reviewWords.fr;
  const said = someWords();
  await visit(page, `${sites.sqlite}/cinq-facons/reviews`);
  await page.getByRole('link', { name: words.start }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '1/7, Terrible' }).first()).toBeVisible();

  // From the heading on there is a way to everything by Tab; the arrows choose.
  for (const name of Object.values(themeOf)) {
    const group = theme(page, name);
    const inside = group.locator('input:focus');
    for (let presses = 0; (await inside.count()) === 0 && presses < 30; presses += 1)
      await page.keyboard.press('Tab');
    await expect(inside).toHaveCount(1);
    if (name === themeOf.cursor) {
      await page.keyboard.press('Enter');
      await expect(group.getByRole('slider')).toHaveAttribute('aria-valuetext', '4/7, Ok');
      await page.keyboard.press('End');
      await expect(group.getByRole('slider')).toHaveAttribute('aria-valuetext', '7/7, Excellent');
    } else {
      await page.keyboard.press('Space');
      await expect(group.getByRole('radio').first()).toBeChecked();
      await page.keyboard.press('ArrowLeft');
      await expect(group.getByRole('radio').last()).toBeChecked();
    }
  }
  const comment = page.getByLabel(words.globalComment);
  for (
    let presses = 0;
    !(await comment.evaluate((field) => field === document.activeElement)) && presses < 10;
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type(said);
  const send = page.getByRole('button', { name: words.send });
  for (
    let presses = 0;
    !(await send.evaluate((one) => one === document.activeElement)) && presses < 10;
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  expect(bodyOf(await reviewsWith(said, 'sqlite', sites))).toMatchObject(allBest);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('every design is answered by touch', async ({ page, sites }) => {
    const words = reviewWords.fr;
    const said = someWords();
    await visit(page, `${sites.sqlite}/cinq-facons/reviews/form`);
    await expectAccessible(page, 'the five designs');
    for (const name of [themeOf.emojis, themeOf.radio, themeOf.stars, themeOf.number])
      await theme(page, name).getByRole('radio').last().tap();

    const cursor = theme(page, themeOf.cursor);
    const slider = cursor.getByRole('slider');
    await slider.tap();
    await expect(slider).toHaveAttribute('aria-valuetext', '4/7, Ok');
    for (const points of [5, 6, 7]) {
      await cursor.getByRole('button', { name: /^Un point de plus/u }).tap();
      await expect(slider).toHaveValue(String(points));
    }
    await expectAccessible(page, 'the five designs answered');
    await page.getByLabel(words.globalComment).fill(said);
    await page.getByRole('button', { name: words.send }).tap();
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    const body = bodyOf(await reviewsWith(said, 'sqlite', sites));
    expect(body).toMatchObject(allBest);
    expect(body).not.toHaveProperty('customer');
  });
});

test('a review written without a network leaves by itself when it is back, once', async ({
  page,
  context,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  const words = reviewWords.fr;
  const said = someWords();
  await visit(page, `${sites.sqlite}/cinq-facons/reviews/form`);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
  for (const name of [themeOf.emojis, themeOf.radio, themeOf.stars, themeOf.number])
    await theme(page, name).getByRole('radio').last().check();
  await theme(page, themeOf.cursor).getByRole('slider').fill('7');
  await page.getByLabel(words.globalComment).fill(said);

  // Its files are here already, as a guest's who has looked around.
  await page.route('**/reviews-api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.waiting })).toBeVisible();
  await expectAccessible(page, 'a review that waits');
  await context.setOffline(true);
  expect(await reviewsWith(said, 'sqlite', sites)).toEqual([]);

  await page.unroute('**/reviews-api/**');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  expect(bodyOf(await reviewsWith(said, 'sqlite', sites))).toMatchObject(allBest);
});

test('a form that is configured badly still asks, shows no HTML and takes scripts as words', async ({
  page,
  sites,
}) => {
  const words = reviewWords.fr;
  const said = `<script>alert(3)</script> ${randomUUID()}`;
  const failures: number[] = [];
  page.on('response', (response) => response.status() >= 500 && failures.push(response.status()));
  page.on('dialog', () => failures.push(0));
  await visit(page, `${sites.sqlite}/mal-regle/reviews`);
  await expect(
    page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)> Alors ?' }),
  ).toBeVisible();
  await page.getByRole('link', { name: words.start }).click();
  const odd = page.getByRole('group', { name: '<script>alert(2)</script>' });
  await expect(odd.getByRole('radio')).toHaveCount(5);
  await odd.getByRole('radio').last().check();
  await page.getByLabel(/^Un mot pour l’équipe/u).fill('a'.repeat(50_000));
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('alert')).toContainText(/5\s000 caractères au plus/u);
  await page.getByLabel(/^Un mot pour l’équipe/u).fill(said);
  await expectAccessible(page, 'a form that is configured badly');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  expect(bodyOf(await reviewsWith(said, 'sqlite', sites))).toMatchObject({
    grades: [{ theme: '<script>alert(2)</script>', score: 10, comment: said }],
  });
  expect(failures).toEqual([]);
});
