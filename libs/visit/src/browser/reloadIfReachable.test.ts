import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadByItself } from './reloadIfReachable';

const reload = vi.fn();
let status: number;

beforeEach(() => {
  status = 200;
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', {
    href: 'https://guests.example/demo/checkin',
    pathname: '/demo/checkin',
    reload,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
});
afterEach(() => vi.unstubAllGlobals());

const MINUTE_MS = 60_000;

it('reloads once, and again only after a while: nobody’s page starts over and over', async () => {
  for (const minute of [0, 1, 5, 9]) await reloadByItself(minute * MINUTE_MS + 1e12);
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadByItself(10 * MINUTE_MS + 1e12);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a page alone that its server cannot bring now', async () => {
  status = 503;
  await reloadByItself();
  expect(reload).not.toHaveBeenCalled();
});

it('has not used up its try while the server cannot bring the page: it comes when it can', async () => {
  status = 503;
  await reloadByItself(1e12);
  status = 200;
  await reloadByItself(15_000 + 1e12);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks no server whose page was reloaded a moment ago', async () => {
  await reloadByItself(1e12);
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  await reloadByItself(15_000 + 1e12);
  expect(ask).not.toHaveBeenCalled();
});

it('reloads once where two looks ask at once', async () => {
  await Promise.all([reloadByItself(1e12), reloadByItself(1 + 1e12)]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the page alone to which the guest has gone meanwhile', async () => {
  const look = reloadByItself(1e12);
  location.pathname = '/demo/services';
  await look;
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing where nobody would know that it has been tried', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  await reloadByItself();
  expect(reload).not.toHaveBeenCalled();
});
