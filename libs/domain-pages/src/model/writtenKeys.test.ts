import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deviceData, kindOfStore } from './deviceData';

// Compares the privacy page with the keys that the app's code writes: a new key must be named on the page.
const root = path.resolve(import.meta.dirname, '../../../..');
const isTest = (file: string) =>
  /\.(?:test|stories)\.tsx?$|\/test\/|^libs\/(?:testing|reference-backend)\//u.test(file);
const sources = globSync('{libs/*,apps/guest-web,apps/reference-api}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !isTest(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const code = sources.map(({ text }) => text).join('\n');

/** Every match as "file: the pattern's first group". */
const sites = (pattern: RegExp, within = sources) =>
  within.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, said = '']) => `${file}: ${said.trim()}`.trim()),
  );

/**
 * Each place that writes to storage, with its key's expression and value. Only libs/state writes `root`.
 */
const keys: Record<string, string> = {
  'apps/guest-web/src/browser/device/recentHotels.ts: KEY': "'recentHotels'",
  'apps/guest-web/src/browser/device/reloadOnce.ts: KEY': "'reloaded'",
  'apps/guest-web/src/install/useInstallOffer.ts: refusedKey(slug)': '`${slug}/InstallRefused`',
  'apps/guest-web/src/browser/scroll/leftPlace.ts: KEY': "'leftPlace'",
  "apps/guest-web/src/layout/phoneFrame.ts: 'mode'": "'mode'",
  'apps/guest-web/src/shell/attendants/Attendants.tsx: key': '`${slug}/AlreadyVisited`',
  'libs/visit/src/model/recalledReservation.ts: keyOf(hosterId)': '`reservation/${hosterId}`',
  'libs/visit/src/browser/reloadIfReachable.ts: KEY': "'reloadedByItself'",
};

/** Where the recorder and the overlay of usability tests write. */
const RECORDER_KEYS = [
  'libs/tracker/src/session/storage.ts',
  'libs/uxt-overlay/src/model/progress.ts',
  'libs/uxt-overlay/src/model/signals.ts',
];

it('recorder and overlay have few places for their keys, each told as what it is', () => {
  const own = sources.filter(({ file }) => /^libs\/(?:tracker|uxt-overlay)\//u.test(file));
  const writers = own.filter(({ text }) => text.includes('.setItem('));
  expect(writers.map(({ file }) => file)).toEqual(RECORDER_KEYS);
  const names = new Set(
    own.flatMap(({ text }) =>
      [...text.matchAll(/'((?:__)?or_\w+|__openreplay_\w+)'/gu)].map(([, name = '']) => name),
    ),
  );
  expect(names.size).toBeGreaterThan(11);
  for (const name of names)
    expect(deviceData({ entries: [[name, 'x']], cookie: '', cacheNames: [] })).toEqual(['recording']);
});

it('storage is written where this test knows of it', () => {
  const writers = sources.filter(
    ({ file, text }) =>
      text.includes('.setItem(') && !file.startsWith('libs/state/') && !RECORDER_KEYS.includes(file),
  );
  // A function of that name gets the key from its callers.
  const written = sites(/(?:\.setItem|(?<!function )\bwrite)\(\s*([^,;]+?),/gu, writers);
  expect([...new Set(written)].sort()).toEqual(Object.keys(keys).sort());
  expect(sites(/\b((?:local|session)Storage(?:\[|\.(?!(?:[gs]etItem|removeItem|clear)\b)\w+))/gu)).toEqual(
    [],
  );
});

it.each(Object.entries(keys).filter(([, key]) => key !== ''))('%s is told as what it is', (_site, said) => {
  expect(code.includes(said)).toBe(true);
  const key = said.slice(1, -1).replace(/\$\{\w+\}/gu, 'x');
  expect(deviceData({ entries: [[key, '{}']], cookie: '', cacheNames: [] })).not.toContain('other');
});

it('every store that is kept is told as what it is', () => {
  // Not of the library that does the keeping, whose types name it.
  const keepers = sources.filter(
    ({ file, text }) => /\bkeep(?:InTab)?: [^'(]/u.test(text) && !file.startsWith('libs/state/'),
  );
  const names = keepers.flatMap(({ file, text }) => {
    const defined = [...text.matchAll(/\bdefine(?:Draft)?Store<\w+>\(\s*'(\w+)'/gu)].map(
      ([, name = '']) => name,
    );
    return defined.length > 0 ? defined : [file];
  });
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in kindOfStore))).toEqual([]);
});

it('every cache is told as what it is', () => {
  const [, caching = ''] = /const caching = \{([^}]*)\}/u.exec(code) ?? [];
  const cacheNames = [...caching.matchAll(/'([^']+)'/gu)].map(([, name = '']) => name);
  expect(cacheNames).toHaveLength(4);
  expect(deviceData({ entries: [], cookie: '', cacheNames })).toEqual(['offline', 'files']);
  // No store has another name.
  expect(sites(/(?:\bcaches\.open\(|\bcacheName:)\s*(?!\s|caching\.)([^),\n]*)/gu)).toEqual([]);
});

it('there are no cookies but the language, and no databases of ours', () => {
  expect(sites(/\bdocument\.cookie = ([^;]*)/gu)).toEqual([
    'libs/visit/src/browser/expireCookie.ts: over',
    'libs/visit/src/browser/expireCookie.ts: `${over}',
    'libs/visit/src/components/TopActions.tsx: languageCookie(other)',
  ]);
  // The list of headers that never pass from a hotel's API to its guests.
  expect(sites(/(cookieStore\.set|set-cookie['"]\s*[,:]|indexedDB\.open|\bopenDB\()/giu)).toEqual([
    "apps/reference-api/src/server/passThrough.ts: set-cookie',",
  ]);
});
