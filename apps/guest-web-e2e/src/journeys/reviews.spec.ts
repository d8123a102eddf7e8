import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { customersOf, reviewsWith } from '../steps/database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { fail, loseAnswer, refuse } from '../steps/badAnswers';
import { engineOf, isPhone, speakHalf } from '../steps/halves';
import { press, tabTo } from '../steps/keyboard';
import { reviewWords, theme, type ReviewWords } from '../steps/reviews';
import { speak, visit } from '../steps/visit';

const RESERVATION = 'lices-demo-T7uQm2Xv9RkZa4';
const SECRET = /^[\w-]{22,}$/u;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
/** A unique text, which identifies the review of this test. */
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

/** The stored scores of `fiveDesigns` when each theme has the best of seven points. */
const allBest = {
  grades: ['room', 'staff', 'breakfast', 'wifi', 'pool'].map((name) => ({ theme: name, score: 10 })),
};

/** Gives the best score to each of the five designs. */
async function giveBest(page: Page, { designs }: ReviewWords): Promise<void> {
  const { cursor, ...choices } = designs;
  for (const name of Object.values(choices)) await theme(page, name).getByRole('radio').last().check();
  await theme(page, cursor).getByRole('slider').fill('7');
}

for (const language of ['fr', 'en'] as const) {
  const engine = engineOf[language];
  const words = reviewWords[language];

  test(`every design is answered by the keyboard alone, in ${language}`, async ({ page, sites }) => {
    test.skip(isPhone(page), 'nobody has a keyboard there');
    await speak(page, sites[engine], language);
    const said = someWords();
    await visit(page, `${sites[engine]}/cinq-facons/reviews`);
    await press(page, page.getByRole('link', { name: words.start }));
    await expect(page.getByRole('radio', { name: words.worstOfSeven }).first()).toBeVisible();

    // Tab reaches every control after the heading; arrow keys choose.
    for (const name of Object.values(words.designs)) {
      const group = theme(page, name);
      if (name === words.designs.cursor) {
        await press(page, group.getByRole('slider'));
        await expect(group.getByRole('slider')).toHaveAttribute('aria-valuetext', words.middleOfSeven);
        await page.keyboard.press('End');
        await expect(group.getByRole('slider')).toHaveAttribute('aria-valuetext', words.bestOfSeven);
      } else {
        await press(page, group, 'Space');
        await expect(group.getByRole('radio').first()).toBeChecked();
        await page.keyboard.press('ArrowLeft');
        await expect(group.getByRole('radio').last()).toBeChecked();
      }
    }
    await tabTo(page, page.getByLabel(words.globalComment));
    await page.keyboard.type(said);
    await press(page, page.getByRole('button', { name: words.send }));
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    expect(bodyOf(await reviewsWith(said, engine, sites))).toMatchObject(allBest);
  });

  test(`every design is answered by touch, in ${language}`, async ({ page, sites }) => {
    test.skip(!isPhone(page), 'a finger is for phones');
    await speak(page, sites[engine], language);
    const said = someWords();
    await visit(page, `${sites[engine]}/cinq-facons/reviews/form`);
    await expectAccessible(page, 'the five designs');
    const { cursor: last, ...choices } = words.designs;
    for (const name of Object.values(choices)) await theme(page, name).getByRole('radio').last().tap();

    const cursor = theme(page, last);
    const slider = cursor.getByRole('slider');
    await slider.tap();
    await expect(slider).toHaveAttribute('aria-valuetext', words.middleOfSeven);
    for (const points of [5, 6, 7]) {
      await cursor.getByRole('button', { name: words.onePointMore }).tap();
      await expect(slider).toHaveValue(String(points));
    }
    await expectAccessible(page, 'the five designs answered');
    await page.getByLabel(words.globalComment).fill(said);
    await page.getByRole('button', { name: words.send }).tap();
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    const body = bodyOf(await reviewsWith(said, engine, sites));
    expect(body).toMatchObject(allBest);
    expect(body).not.toHaveProperty('customer');
  });
}

test('a signed review written without a network leaves by itself when it is back, once', async ({
  page,
  context,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  const { language, engine, origin } = await speakHalf(page, sites);
  const words = reviewWords[language];
  const said = someWords();
  const email = `avis.${randomUUID()}@example.com`;
  await visit(page, `${origin}/cinq-facons/reviews/form`);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
  await giveBest(page, words);
  await page.getByLabel(words.globalComment).fill(said);
  await page.getByRole('radio', { name: words.signed }).check();
  await page.getByLabel(words.lastname).fill('Moreau');
  await page.getByLabel(words.email).fill(email);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.waiting })).toBeVisible();
  await expectAccessible(page, 'a review that waits');
  expect(await reviewsWith(said, engine, sites)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  const customers = await customersOf(email, engine, sites);
  expect(customers).toHaveLength(1);
  expect(bodyOf(await reviewsWith(said, engine, sites))).toMatchObject({
    ...allBest,
    customer: customers[0]?.id,
  });
});

test('a signed review that is refused, meets a broken server and loses its answers arrives once', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  const { language, engine, origin } = await speakHalf(page, sites, 'en');
  const words = reviewWords[language];
  const said = someWords();
  const email = `avis.${randomUUID()}@example.com`;
  await visit(page, `${origin}/cinq-facons/reviews/form`);
  await giveBest(page, words);
  await page.getByLabel(words.globalComment).fill(said);
  await page.getByRole('radio', { name: words.signed }).check();
  await page.getByLabel(words.email).fill(email);

  const [customer, review] = ['**/api/customer', '**/reviews-api/reviews'];
  const tryAgain = async () => {
    await page.getByRole('button', { name: words.now }).click();
    await expect(page.getByText(words.inVain)).toBeVisible();
  };
  await page.route(review, refuse);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('group', { name: words.refused })).toBeFocused();
  await expect(page.getByLabel(words.globalComment)).toHaveValue(said);
  await expectAccessible(page, 'a review that was refused');
  await page.unroute(review);
  await page.route(customer, loseAnswer);
  await page.getByRole('button', { name: words.resend }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.waiting })).toBeVisible();
  await page.unroute(customer);
  await page.route(review, fail);
  await tryAgain();
  expect(await reviewsWith(said, engine, sites)).toEqual([]);
  await page.unroute(review);
  await page.route(review, loseAnswer);
  await tryAgain();
  await page.unroute(review);
  await page.getByRole('button', { name: words.now }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();

  const customers = await customersOf(email, engine, sites);
  expect(customers).toHaveLength(1);
  expect(bodyOf(await reviewsWith(said, engine, sites))).toMatchObject({
    ...allBest,
    customer: customers[0]?.id,
  });
});

test('a form that is configured badly still asks, and takes signs and scripts as words', async ({
  page,
  sites,
}) => {
  const { language, engine, origin } = await speakHalf(page, sites, 'en');
  const words = reviewWords[language];
  const said = `<script>alert(3)</script> ${randomUUID()}`;
  const failures: number[] = [];
  page.on('response', (response) => response.status() >= 500 && failures.push(response.status()));
  page.on('dialog', () => failures.push(0));
  await visit(page, `${origin}/mal-regle/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: '10 < 12 & "alors" ?' })).toBeVisible();
  await page.getByRole('link', { name: words.start }).click();
  const odd = page.getByRole('group', { name: '<3 & >3' });
  await expect(odd.getByRole('radio')).toHaveCount(5);
  await odd.getByRole('radio').last().check();
  await page.getByLabel(words.anyComment).fill('a'.repeat(50_000));
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('alert')).toContainText(words.tooLong);
  await page.getByLabel(words.anyComment).fill(said);
  await expectAccessible(page, 'a form that is configured badly');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  expect(bodyOf(await reviewsWith(said, engine, sites))).toMatchObject({
    grades: [{ theme: '<3 & >3', score: 10, comment: said }],
  });
  expect(failures).toEqual([]);
});
