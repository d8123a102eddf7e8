import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce';

const reload = vi.fn();
const answer = vi.fn<() => Promise<{ ok: boolean }>>();

function aTab({ onLine = true, pathname = '/demo/services', isForbidden = false } = {}) {
  const held = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { href: `https://guests.example${pathname}`, pathname, reload });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => {
      if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
      return held.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void held.set(key, value),
  });
}

beforeEach(() => {
  reload.mockReset();
  answer.mockReset().mockResolvedValue({ ok: true });
});

it('loads the page anew, once for an address', async () => {
  aTab();
  await reloadOnce('/demo/services');
  await reloadOnce('/demo/services');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no network', () => aTab({ onLine: false })],
  ['the guest has gone on meanwhile', () => aTab({ pathname: '/demo' })],
  ['storage cannot tell a loop', () => aTab({ isForbidden: true })],
  [
    'the server does not answer',
    () => {
      aTab();
      answer.mockRejectedValue(new TypeError('Failed to fetch'));
    },
  ],
  [
    'the server is in trouble',
    () => {
      aTab();
      answer.mockResolvedValue({ ok: false });
    },
  ],
])('leaves the page alone when %s', async (_, arrange) => {
  arrange();
  await reloadOnce('/demo/services');
  expect(reload).not.toHaveBeenCalled();
});
