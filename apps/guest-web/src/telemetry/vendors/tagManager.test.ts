// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Screen } from './port';
import { clearTagManager } from './clearTagManager';
import { start } from './tagManager';

const home: Screen = { name: '/demo', slug: 'demo', language: 'fr' };
const config = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
  tagManagerId: 'GTM-ABC123',
};

beforeEach(() => history.replaceState(null, '', '/demo?room=azur'));
afterEach(() => {
  document.head.replaceChildren();
  globalThis.dataLayer = undefined;
});

const begin = (more = {}) => start({ config: { ...config, ...more }, screen: home, nonce: 'n0nce' });
const script = () => document.head.querySelector('script');
/** Commands are `arguments` objects: shown as the arrays they are like. */
const layer = () =>
  (globalThis.dataLayer ?? []).map((one) => ('length' in Object(one) ? [...(one as [])] : one));

it('loads the container by a script with the page’s nonce, from Google or from where it is said', () => {
  begin();
  expect(script()).toMatchObject({
    src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    nonce: 'n0nce',
    async: true,
  });
  document.head.replaceChildren();
  begin({ tagManagerUrl: 'https://tags.example.com/t.js' });
  expect(script()?.src).toBe('https://tags.example.com/t.js?id=GTM-ABC123');
});

it('is told of statistics alone, and of screens by their route', () => {
  const running = begin();
  running.enter({ ...home, name: '/demo/services/:serviceId' });
  expect(layer()[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }),
  ]);
  expect(layer()[1]).toMatchObject({ event: 'screen_view', screen_name: '/demo', hotel: 'demo' });
  expect(layer().at(-1)).toMatchObject({
    event: 'screen_view',
    page_location: 'http://localhost:3000/demo/services/:serviceId',
  });
  expect(JSON.stringify(layer())).not.toContain('azur');
});

it('takes the consent back, then says nothing more', () => {
  const running = begin();
  document.cookie = 'lang=fr; Path=/';
  document.cookie = 'from-a-tag=1; Path=/';
  const seen = globalThis.dataLayer;
  running.stop();
  expect([...(seen?.at(-2) as [])]).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ]);
  expect(document.cookie).toBe('lang=fr');
  const count = seen?.length;
  running.enter(home);
  expect(seen).toHaveLength(count ?? 0);
  expect(script()).toBeNull();
});

it('removes what tags left, and nothing of ours', () => {
  document.cookie = '_ga=GA1.1.1; Path=/';
  document.cookie = '_ga_X1=GS1; Path=/';
  document.cookie = 'other=1; Path=/';
  document.cookie = 'lang=fr; Path=/';
  localStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('root', '{}');
  localStorage.setItem('demo/AlreadyVisited', 'true');
  sessionStorage.setItem('_hjSession', '1');
  clearTagManager();
  // A cookie that a gateway in front of the app may have set.
  expect(document.cookie.split('; ').toSorted()).toEqual(['lang=fr', 'other=1']);
  expect(Object.keys({ ...localStorage }).toSorted()).toEqual(['demo/AlreadyVisited', 'root']);
  expect(sessionStorage).toHaveLength(0);
});
