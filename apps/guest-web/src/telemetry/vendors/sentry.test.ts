// @vitest-environment jsdom
import { addBreadcrumb, captureException, getCurrentScope, startSpan } from '@sentry/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCollector } from '../../../test/collector';
import type { RunningTelemetry, Screen } from './port';
import { start } from './sentry';

const SECRET = 'Zk3vQ9x_7Lr2mN8pT1wYcA';
const order: Screen = { name: '/demo/services/:serviceId/order', slug: 'demo', language: 'fr' };
const config = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
};

let collector: Awaited<ReturnType<typeof startCollector>>;
let vendor: RunningTelemetry | undefined;
/** Without a listener, Vitest reports the error as its own. */
const heard = () => undefined;

beforeEach(async () => {
  collector = await startCollector();
  addEventListener('error', heard);
  history.replaceState(null, '', `/demo/c/${SECRET}?room=azur`);
});

afterEach(async () => {
  vendor?.stop();
  removeEventListener('error', heard);
  await collector.stop();
});

const begin = (screen = order) =>
  (vendor = start({ config: { ...config, sentryDsn: collector.dsn }, screen, nonce: undefined }));

it('sends a report that says what failed and where, and nothing of who it was', async () => {
  begin();
  getCurrentScope().setUser({ email: 'ada@example.com', ip_address: '203.0.113.7' });
  getCurrentScope().setExtra('guest', { firstname: 'Ada' });
  getCurrentScope().setContext('form', { room: 'azur' });
  addBreadcrumb({ category: 'ui.click', message: 'button[aria-label="Remove Ada Lovelace"]' });
  addBreadcrumb({ category: 'console', message: 'Ada typed 0612345678' });
  await fetch(`data:application/json,{"room":"azur"}?for=ada@example.com`).catch(() => undefined);
  addBreadcrumb({
    category: 'fetch',
    data: { method: 'GET', url: `/api/reservation/guest/${SECRET}?hoster=1`, status_code: 404, body: 'Ada' },
  });
  captureException(new Error('No answer for ada@example.com in "room azur"', { cause: new Error('"Ada"') }));

  await vi.waitFor(() => expect(collector.of('event')).toHaveLength(1));
  const [event] = collector.of('event');
  expect(event).toMatchObject({
    level: 'error',
    environment: 'production',
    transaction: order.name,
    tags: { hotel: 'demo', language: 'fr' },
    request: { url: `http://localhost:3000${order.name}` },
    exception: {
      values: [
        { type: 'Error', value: '"…"' },
        { type: 'Error', value: 'No answer for [email] in "…"' },
      ],
    },
  });
  expect(event?.breadcrumbs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ category: 'screen', message: order.name }),
      expect.objectContaining({
        category: 'fetch',
        data: { method: 'GET', url: '/api/reservation/:id/:id', status_code: 404 },
      }),
    ]),
  );
  expect(JSON.stringify(event)).toContain('"in_app":true');
  const told = collector.text();
  for (const personal of [SECRET, 'Ada', 'ada@', 'azur', '203.0.113', '0612345678', 'Remove'])
    expect(told).not.toContain(personal);
  expect(told).toContain('"infer_ip":"never"');
});

it('traces every screen, with the calls it made and no id in them', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  const running = begin();
  await startSpan({ name: `GET /api/product?hosterId=${SECRET}`, op: 'http.client' }, () =>
    Promise.resolve(),
  );
  running.enter({ ...order, name: '/demo/services' });
  running.enter({ ...order, name: '/demo' });

  await vi.waitFor(() => expect(collector.of('transaction').length).toBeGreaterThanOrEqual(2));
  random.mockRestore();
  // Sorted by their start; they arrive in any order.
  const transactions = collector
    .of('transaction')
    .toSorted((a, b) => Number(a.start_timestamp) - Number(b.start_timestamp));
  expect(transactions.map(({ transaction }) => transaction)).toEqual([order.name, '/demo/services']);
  expect(transactions[0]).toMatchObject({ contexts: { trace: { op: 'pageload' } } });
  expect(transactions[0]?.spans).toEqual(
    expect.arrayContaining([expect.objectContaining({ description: 'GET /api/product', op: 'http.client' })]),
  );
  expect(collector.text()).not.toContain(SECRET);
  expect(collector.text()).toContain('"sample_rate":"1"');
});

it('reports what a screen failed with, and errors nobody caught', async () => {
  const running = begin();
  running.report?.(new TypeError('a screen failed'));
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('nobody caught it'), message: 'nobody' }));
  await vi.waitFor(() => expect(collector.of('event')).toHaveLength(2));
  expect(JSON.stringify(collector.of('event'))).toMatch(/a screen failed.*nobody caught it/u);
});

it('sends nothing from the moment it is stopped: no report, no trace that was under way, no word of what was before', async () => {
  const running = begin({ ...order, name: '/demo/before' });
  running.stop();
  captureException(new Error('after'));
  running.report?.(new Error('after'));
  running.enter({ ...order, name: '/demo' });
  dispatchEvent(new ErrorEvent('error', { error: new Error('after'), message: 'after' }));
  // A later one arrives, so an earlier one would have arrived as well.
  begin();
  captureException(new Error('again'));
  await vi.waitFor(() => expect(collector.text()).toContain('again'));
  expect(collector.text()).not.toContain('before');
  expect(collector.text()).not.toContain('after');
});

it('keeps nothing on the device', () => {
  begin();
  captureException(new Error('x'));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});
