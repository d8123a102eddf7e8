import { beforeAll, expect, it, vi } from 'vitest';
import { aBackendFetch, renderPage } from '../test/renderPage';
import { matchEntry, routes } from './routing/table';

vi.mock(import('./server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: ['/assets/shared.js'], isDevelopment: false }),
}));

let backend: typeof fetch;
beforeAll(async () => {
  backend = await aBackendFetch('demo', 'decouvrir-marrakech');
});

/** The document title of each route; the hotel's own texts stay in its language. */
const titles: [route: string, url: string, fr: string, en: string][] = [
  ['/', '/', '', ''],
  ['/:slug', '/demo', '', ''],
  ['/:slug/roomdirectory', '/demo/roomdirectory', 'Livret d’accueil', 'Livret d’accueil'],
  ['/:slug/seminar', '/demo/seminar', 'Séminaires', 'Seminars'],
  ['/:slug/gdpr', '/demo/gdpr', 'Vos données personnelles', 'Your personal data'],
  [
    '/:slug/page/:pageId',
    '/demo/page/page-lices-histoire',
    'Quatre siècles place des Lices',
    'Quatre siècles place des Lices',
  ],
  ['/:slug/empty', '/demo/empty', 'Rien à lire ici pour le moment', 'Nothing to read here for now'],
  ['/:slug/ml', '/demo/ml', 'Mentions légales', 'Legal notice'],
  ['/:slug/:link/:publicId', '/demo/c/abc', 'Ouverture de votre réservation…', 'Opening your reservation…'],
  ['/:slug/:pageSlug', '/demo/journal', 'Le petit journal', 'Le petit journal'],
  ['/:slug/services', '/demo/services', 'Services', 'Services'],
  ['/:slug/services/:serviceId', '/demo/services/velo', 'Vélo de ville', 'Vélo de ville'],
  ['/:slug/services/:serviceId/order', '/demo/services/velo/order', 'Vélo de ville', 'Vélo de ville'],
  [
    '/:slug/services/:serviceId/order/check',
    '/demo/services/velo/order/check',
    'Vérifiez votre commande',
    'Check your order',
  ],
  [
    '/:slug/services/:serviceId/order/sent',
    '/demo/services/velo/order/sent',
    'Demande envoyée',
    'Request sent',
  ],
  ['/:slug/orders', '/demo/orders', 'Vos commandes', 'Your orders'],
  ['/:slug/orders/:orderId', '/demo/orders/x', 'Votre commande', 'Your order'],
  ['/:slug/checkin', '/demo/checkin', 'Enregistrement en ligne', 'Online check-in'],
  ['/:slug/checkin/check', '/demo/checkin/check', 'Vérifiez vos réponses', 'Check your answers'],
  [
    '/:slug/checkin/sent',
    '/demo/checkin/sent',
    'Merci pour votre enregistrement\u00A0!',
    'Thank you for your check-in!',
  ],
  ['/:slug/checkin/companions/:number', '/demo/checkin/companions/1', 'Vos accompagnants', 'Your companions'],
  ['/:slug/checkin/:step', '/demo/checkin/hold', 'Garantie', 'Guarantee'],
  ['/:slug/checkin/:step', '/demo/checkin/stay', 'Votre séjour', 'Your stay'],
  ['/:slug/payment/:intentId', '/demo/payment/x?order=y', 'Paiement par carte', 'Card payment'],
  ['/:slug/message', '/demo/message', 'Écrire à la réception', 'Write to reception'],
  ['/:slug/mood', '/demo/mood', 'Comment se passe votre séjour\u00A0?', 'How is your stay going?'],
  ['/:slug/phone', '/demo/phone', 'Appeler la réception', 'Call reception'],
  ['/:slug/reviews', '/demo/reviews', 'Votre avis', 'Your review'],
  ['/:slug/reviews/form', '/demo/reviews/form', 'Votre avis', 'Your review'],
  [
    '/:slug/reviews/thanking',
    '/demo/reviews/thanking',
    'Merci pour votre avis\u00A0!',
    'Thank you for your review!',
  ],
  ['/:slug/activities', '/demo/activities', 'Activités', 'Activities'],
  [
    '/:slug/activities/:activityId',
    '/demo/activities/visite-marche',
    'Le marché avec le chef',
    'Le marché avec le chef',
  ],
  ['/:slug/advantages', '/demo/advantages', 'Avantages', 'Perks'],
  [
    '/:slug/advantages/:advantageId',
    '/demo/advantages/ami-boulangerie',
    'Boulangerie Saint-Michel',
    'Boulangerie Saint-Michel',
  ],
  ['/:slug/discovery', '/demo/discovery', 'Découvrir Marrakech', 'Discover Marrakech'],
  [
    '/:slug/discovery/:advantageId',
    '/demo/discovery/marrakech-vol-ballon',
    'Un ballon au lever du jour',
    'Un ballon au lever du jour',
  ],
  ['/:slug/cityguide', '/demo/cityguide', 'Rennes à pied', 'Rennes on foot'],
  ['/:slug/cityguide/favorites', '/demo/cityguide/favorites', 'Ma liste', 'My list'],
  [
    '/:slug/cityguide/activity/:placeId',
    '/demo/cityguide/activity/lices-lieu-thabor',
    'Parc du Thabor',
    'Parc du Thabor',
  ],
  ['*', '/demo/rien/ici', 'Page introuvable', 'Page not found'],
];

it('has a line for every route of the app', () => {
  expect(titles.map(([route]) => route).sort()).toEqual([...routes.map(({ path }) => path), '*'].sort());
  for (const [route, url] of titles) expect(matchEntry(url).entry.path, url).toBe(route);
});

it.each(titles)('%s: %s is called "%s", "%s"', async (_route, url, fr, en) => {
  const site = url === '/' ? 'Guest Web' : 'Hôtel des Lices';
  for (const [language, title] of Object.entries({ fr, en })) {
    const { html } = await renderPage(url, backend, { headers: { cookie: `lang=${language}` } });
    expect(/<title>(.*?)<\/title>/u.exec(html)?.[1]).toBe(title === '' ? site : `${title} · ${site}`);
  }
});
