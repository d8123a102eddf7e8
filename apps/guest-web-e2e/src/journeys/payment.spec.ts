import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { startStripeStandIn } from '../../../../tools/stripe/startStripeStandIn.mjs';
import { expect, test } from '../fixtures';
import { importHotel } from '../setup/importHotel';
import { cardHotel, stripeHotel } from '../setup/payingHotels';
import { startServer } from '../setup/startServer';
import { startVendors } from '../setup/startVendors';
import { expectUsable } from '../steps/accessible';
import { ordersOf } from '../steps/database';
import { aGuest, introduce } from '../steps/guest';
import { check } from '../steps/order';
import {
  anOrderToPay,
  cards,
  fields,
  payButton,
  paymentsIn,
  payWith,
  statusesOfPayment,
  typeCard,
} from '../steps/payment';
import { serveStripe } from '../steps/stripe';
import { agreeToAll } from '../steps/storage';
import { listenToAddresses, listenToConsole, tracesOf } from '../steps/traces';
import { watchTraffic } from '../steps/traffic';
import { untilUsable, visit } from '../steps/visit';
import { words } from '../steps/words';

const DIE_AFTER_CHARGE = path.resolve(import.meta.dirname, '../setup/dieAfterCharge.mjs');
const { slug } = cardHotel.hoster;
const paid = /^25,00\s€ payés$/u;

test('an order is paid once, and says so after a reload', async ({ page, sites }) => {
  const { intent, address } = await anOrderToPay(sites.sqlite, slug);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Payer 25,00\s€$/u })).toBeVisible();
  await expect(page.getByText('Panier du soir')).toBeVisible();
  await expect(page.getByText('Paiement 100 % sécurisé')).toBeVisible();
  await typeCard(page, cards.paid);
  await expectUsable(page, 'a payment');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeFocused();
  await expectUsable(page, 'a paid order');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  expect(statusesOfPayment(sites.sqliteFile, intent)).toEqual({
    hotel: ['opened', 'succeeded'],
    provider: ['opened', 'succeeded'],
  });
});

test('fields that arrive move nothing', async ({ page, sites }) => {
  const { address } = await anOrderToPay(sites.sqlite, slug);
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/payment-sandbox/fields', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address);
  const place = page.getByRole('region', { name: 'Carte bancaire' });
  const loading = await place.boundingBox();
  arrive();
  await expect(fields(page).getByLabel('Numéro de carte')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  expect(await place.boundingBox()).toEqual(loading);
});

/** Orders one basket up to its check. */
async function checkABasket(page: Page, origin: string) {
  const guest = aGuest();
  await visit(page, `${origin}/${slug}/services/panier/order`);
  await introduce(page, words.fr, guest);
  await check(page, words.fr);
  return guest;
}

test('a guest orders, pays by card, and the order says so', async ({ page, sites }) => {
  const guest = await checkABasket(page, sites.sqlite);
  await page.getByRole('radio', { name: /^Par carte/u }).check({ force: true });
  await expectUsable(page, 'how an order is paid');
  await page.getByRole('button', { name: /^Commander et payer 12,50\s€$/u }).click();
  await expect(page).toHaveURL(/\/payment\/[^/]+\?order=/u);
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { level: 1, name: /^12,50\s€ payés$/u })).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page.getByText('Par carte : payé')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Annuler/u })).toHaveCount(0);
  await expectUsable(page, 'an order that is paid');
  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toEqual([
    expect.objectContaining({ product_id: 'panier', payment_method: 'card', total_cents: 1_250 }),
  ]);
});

test('a guest orders on the room, and adds an extra', async ({ page, sites }) => {
  const guest = await checkABasket(page, sites.sqlite);
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await page.getByRole('button', { name: /^Augmenter.*Tisane/u }).click();
  await expectUsable(page, 'extras after an order');
  await page.getByRole('button', { name: /4,00\s€/u }).click();
  await expect(page.getByRole('main').getByText('Commandé', { exact: true })).toBeVisible();
  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders.map(({ product_id, room_number }) => [product_id, room_number])).toEqual([
    ['panier', guest.room],
    ['tisane', guest.room],
  ]);
});

test('on PostgreSQL too', async ({ page, sites, isMobile }) => {
  test.skip(!isMobile, 'The database does not depend on the window');
  const { address } = await anOrderToPay(sites.postgres, slug);
  await page.goto(address);
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
});

for (const [card, title] of [
  ['declined', 'Votre banque a refusé cette carte'],
  ['insufficientFunds', 'Le plafond de cette carte est atteint'],
  ['expired', 'Cette carte a expiré'],
] as const) {
  test(`a card that is refused (${card}): why, nothing charged, and another card`, async ({
    page,
    sites,
  }) => {
    const { intent, address } = await anOrderToPay(sites.sqlite, slug);
    await page.goto(address);
    await payWith(page, cards[card]);
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('alert')).toContainText('Rien n’a été débité');
    expect(statusesOfPayment(sites.sqliteFile, intent).provider).not.toContain('succeeded');
    await payWith(page, cards.paid);
    await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  });
}

test('the bank asks (3-D Secure): no, then yes', async ({ page, sites }) => {
  const { intent, address } = await anOrderToPay(sites.sqlite, slug);
  await page.goto(address);
  await payWith(page, cards.challenge);
  await expect(fields(page).getByRole('heading', { name: 'Est-ce bien vous ?' })).toBeFocused();
  await expectUsable(page, 'a question of the bank');
  await fields(page).getByRole('button', { name: 'Ce n’est pas moi' }).click();
  await expect(page.getByRole('alert')).toContainText('Votre banque ne vous a pas reconnu');
  await payButton(page).click();
  await fields(page).getByRole('button', { name: 'C’est bien moi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  expect(statusesOfPayment(sites.sqliteFile, intent).provider.at(-1)).toBe('succeeded');
});

test('a page that is reloaded while the bank asks starts again, and charges once', async ({
  page,
  sites,
}) => {
  const { intent, address } = await anOrderToPay(sites.sqlite, slug);
  await page.goto(address);
  await payWith(page, cards.challenge);
  await expect(fields(page).getByRole('heading', { name: 'Est-ce bien vous ?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('n’est pas terminée');
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  const { provider } = statusesOfPayment(sites.sqliteFile, intent);
  expect(provider.filter((status) => status === 'succeeded')).toHaveLength(1);
});

test('the answer of the bank is lost: the payment is read back, charged once', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/503/u);
  const { intent, address } = await anOrderToPay(sites.sqlite, slug);
  await page.goto(address);
  await payWith(page, cards.lost);
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  expect(statusesOfPayment(sites.sqliteFile, intent).provider).toEqual(['opened', 'succeeded']);
});

test('a number that is no test card never leaves the frame, and Enter in a field pays', async ({
  page,
  sites,
}) => {
  const { address } = await anOrderToPay(sites.sqlite, slug);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto(address);
  await payWith(page, '4111111111111111');
  const number = fields(page).getByLabel('Numéro de carte');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/N’entrez pas votre vraie carte/u);
  expect(sent.join()).not.toContain('4111');
  await number.fill(cards.paid);
  await number.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
});

test('a guest who does not pay now is at the order, and nothing is charged', async ({ page, sites }) => {
  const { intent, order, address } = await anOrderToPay(sites.sqlite, slug);
  await page.goto(address);
  await page.getByRole('button', { name: 'Ne pas payer maintenant' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/orders/${order}$`, 'u'));
  expect(statusesOfPayment(sites.sqliteFile, intent).provider).toEqual(['opened', 'cancelled']);
  // The address is there before its document, whose coming would break off the next visit.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.filter({ hasNotText: 'Paiement par carte' })).toBeVisible();
  await page.goto(address);
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
});

test('a payment of another hotel, or of nothing: a clear word, no fields', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/422/u);
  const { order, intent } = await anOrderToPay(sites.sqlite, slug);
  await page.goto(`${sites.sqlite}/demo/payment/${intent}?order=${order}`);
  await expect(page.getByText('Ce paiement n’est pas possible ici')).toBeVisible();
  await page.goto(`${sites.sqlite}/${slug}/payment/une-autre?order=${order}`);
  await expect(page.getByRole('heading', { name: 'Nous ne trouvons pas ce paiement' })).toBeVisible();
  await page.goto(`${sites.sqlite}/${slug}/payment/${intent}`);
  await expect(page.getByRole('heading', { name: 'Nous ne trouvons pas ce paiement' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a provider that does not load: the desk is the other way, and trying again helps', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|ERR_FAILED/u);
  const { address } = await anOrderToPay(sites.sqlite, slug);
  await page.clock.install();
  await page.route('**/payment-sandbox/fields', (route) => route.abort());
  await page.goto(address);
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(25_000);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Les champs de la carte ne se sont pas chargés');
  await expect(notice).toContainText('réglez à la réception');
  await page.unroute('**/payment-sandbox/fields');
  await page.clock.resume();
  await notice.getByRole('button', { name: 'Réessayer' }).click();
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
});

/** The address for which the server made this document. */
const documentOf = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);

test('a hold at check-in: not a charge, and done once', async ({ page, sites }) => {
  const before = paymentsIn(sites.sqliteFile);
  await visit(page, `${sites.sqlite}/${slug}/checkin`);
  await page.getByRole('textbox').fill('Un lit bébé');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/checkin\/hold$/u);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Une empreinte de 150,00\s€, sans débit$/u }),
  ).toBeVisible();
  expect(await documentOf(page)).toBe(`/${slug}/checkin/hold`);
  await expect(page.getByText('Sans carte : 150 € en espèces.')).toBeVisible();
  await expect(page.getByText('Sous 7 jours')).toBeVisible();
  await typeCard(page, cards.paid);
  await expectUsable(page, 'a hold');
  await page.reload();
  await payWith(page, cards.paid);
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez vos réponses' })).toBeVisible();
  await untilUsable(page);
  expect(await documentOf(page)).toBe(`/${slug}/checkin/check`);
  await page.goBack();
  await expect(page.getByText('Pré-autorisation déjà validée')).toBeVisible();
  const made = paymentsIn(sites.sqliteFile).filter((id) => !before.includes(id));
  const holds = made.map((id) => statusesOfPayment(sites.sqliteFile, id).provider);
  expect(holds.filter((statuses) => statuses.includes('authorised'))).toEqual([['opened', 'authorised']]);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /^Envoyer/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Merci/u);
});

test.describe('where steps load ahead', () => {
  test.use({ savesData: false });

  test('without a network the hold keeps nobody back', async ({ page, context, sites, expectComplaint }) => {
    expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u);
    const untilQuiet = watchTraffic(page);
    await visit(page, `${sites.sqlite}/${slug}/checkin`);
    await page.getByRole('textbox').fill('Rien');
    // The next steps load two seconds later, while the guest reads.
    const usable = Date.now();
    await expect.poll(() => Date.now() - usable).toBeGreaterThan(2_500);
    await untilQuiet();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/checkin\/hold$/u);
    await expect(page.getByRole('alert')).toContainText('Nous n’arrivons pas à joindre le paiement');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Je préfère à la réception' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez vos réponses' })).toBeVisible();
  });
});

test('a hold is left to the reception: the check-in goes on', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/${slug}/checkin`);
  await page.getByRole('textbox').fill('Rien');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Je préfère à la réception' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez vos réponses' })).toBeVisible();
});

test.describe('on a server of its own', () => {
  let folder: string;
  const ended: (() => Promise<unknown>)[] = [];
  test.beforeEach(({ isMobile }) => {
    test.skip(!isMobile, 'It does not depend on the window');
    folder = mkdtempSync(path.join(tmpdir(), 'guest-web-payment-'));
  });
  test.afterEach(async ({ page }) => {
    // A page that is still loading complains of a server that is gone.
    await page.close();
    await Promise.all(ended.splice(0).map((end) => end()));
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('the server dies between the charge and its answer: one charge, the right state after a reload', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to (?:load resource|fetch)|ERR_/u);
    await importHotel(cardHotel, { DATA_DIR: folder });
    const first = await startServer({ DATA_DIR: folder }, { preload: DIE_AFTER_CHARGE });
    const { intent, address } = await anOrderToPay(first.address, slug);
    await page.goto(address);
    await payWith(page, cards.paid);
    expect(await first.death()).toBe('SIGKILL');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Nous ne savons pas encore si votre banque a accepté');

    const second = await startServer({ DATA_DIR: folder, PORT: new URL(first.address).port });
    ended.push(second.stop);
    await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
    const file = path.join(folder, 'guest-web.sqlite');
    expect(statusesOfPayment(file, intent).provider).toEqual(['opened', 'succeeded']);
    expect(paymentsIn(file)).toHaveLength(1);
  });

  test('nothing but the provider’s frame ever holds the number; no vendor is there', async ({ page }) => {
    const vendors = await startVendors();
    await importHotel(cardHotel, { DATA_DIR: folder });
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'debug', ...vendors.env });
    ended.push(server.stop, vendors.stop);
    const marks = [cards.paid, '4242 4242', '4242-4242', '42424242'];
    const ofThePage: string[] = [];
    let isInFrame = false;
    page.on('request', (request) => {
      const text = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
      if (request.frame() === page.mainFrame()) ofThePage.push(text);
      else isInFrame ||= text.includes(cards.paid);
    });
    const addresses = listenToAddresses(page);
    const said = listenToConsole(page);

    // The guest agreed to everything earlier, and comes from a page where vendors run.
    await agreeToAll(page, slug);
    await visit(page, `${server.address}/${slug}`);
    await expect.poll(() => vendors.scripts()).toBe(1);
    const { address } = await anOrderToPay(server.address, slug);
    const answer = await page.goto(address);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    expect(policy).not.toContain('127.0.0.1');
    expect(policy).toContain("frame-src 'self'");
    await payWith(page, cards.paid);
    await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();

    expect(isInFrame, 'the frame sent it to its provider').toBe(true);
    const places = {
      requests: ofThePage.join('\n'),
      addresses: await addresses(),
      console: said(),
      log: server.log(),
      vendors: [...vendors.counted, ...vendors.reports].join('\n'),
      page: await page.content(),
      database: readdirSync(folder)
        .filter((name) => name.startsWith('guest-web.sqlite'))
        .map((name) => readFileSync(path.join(folder, name), 'latin1'))
        .join('\n'),
    };
    for (const [place, text] of Object.entries(places))
      for (const mark of marks) expect(text.includes(mark), `${place}: ${mark}`).toBe(false);
    expect(await tracesOf(page, marks)).toEqual([]);
    expect(vendors.scripts(), 'no vendor is in the document of the payment').toBe(1);
  });

  test('Stripe: its own fields, a refused card, another one, charged once', async ({ page }) => {
    const stripe = await startStripeStandIn();
    await importHotel(stripeHotel, { DATA_DIR: folder });
    const server = await startServer({
      DATA_DIR: folder,
      STRIPE_SECRET_KEY: 'sk_test_of_the_journeys',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_journeys',
      STRIPE_API_URL: stripe.address,
    });
    ended.push(server.stop, async () => stripe.stop());
    const declined = { code: 'card_declined', decline_code: 'insufficient_funds' };
    let hasDeclined = false;
    await serveStripe(page, (form) => {
      const id = (form.get('client_secret') ?? '').replace('_secret_stand_in', '');
      if (hasDeclined) {
        stripe.change(id, { status: 'succeeded', last_payment_error: null });
        return { paymentIntent: { id, status: 'succeeded' } };
      }
      hasDeclined = true;
      stripe.change(id, { status: 'requires_payment_method', last_payment_error: declined });
      return { error: { type: 'card_error', ...declined } };
    });

    const { address } = await anOrderToPay(server.address, stripeHotel.hoster.slug);
    const answer = await page.goto(address);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com/u);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    await expect(page.frameLocator('iframe').getByLabel('Card')).toBeVisible();
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Le plafond de cette carte est atteint');
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
    expect([...stripe.intents.values()].map(({ amount, status }) => [amount, status])).toEqual([
      [2_500, 'succeeded'],
    ]);
  });
});
