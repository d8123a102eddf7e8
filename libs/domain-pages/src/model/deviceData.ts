import { ROOT_KEY } from '@guest/state';

/** What this app may have put on a device, in the words of the page's texts. */
const deviceDataKinds = [
  'guest',
  'reservation',
  'departure',
  'drafts',
  'checkin',
  'identity',
  'outbox',
  'orders',
  'consents',
  'preferences',
  'visited',
  'recent',
  'language',
  'offline',
  'files',
  'other',
] as const;
export type DeviceDataKind = (typeof deviceDataKinds)[number];

/** What a browser holds, as far as it lets itself be asked. */
export interface DeviceStorage {
  /** Local and session storage, by key. */
  entries: readonly (readonly [key: string, value: string])[];
  cookie: string;
  cacheNames: readonly string[];
}

const kindOfStore: Record<string, DeviceDataKind> = {
  visit: 'guest',
  reservation: 'departure',
  order: 'drafts',
  checkin: 'checkin',
  message: 'drafts',
  mood: 'drafts',
  contact: 'outbox',
  review: 'drafts',
  outbox: 'outbox',
  orders: 'orders',
  nextActions: 'orders',
  consents: 'consents',
};

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === '' || value === 0 || value === null || value === undefined;
  return Object.values(value).every(isEmpty);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Every hotel's part of `root`, by store; a store whose fields are all empty holds nothing. */
function kindsInRoot(json: string): DeviceDataKind[] {
  try {
    const { slugs } = record(JSON.parse(json));
    return Object.values(record(slugs)).flatMap((stores) =>
      Object.entries(record(stores)).flatMap(([name, kept]) =>
        isEmpty(record(kept).fields) ? [] : [kindOfStore[name] ?? 'preferences'],
      ),
    );
  } catch {
    return ['other'];
  }
}

function kindOfKey(key: string): DeviceDataKind {
  if (key === 'recentHotels') return 'recent';
  // Of @guest/visit, in session storage.
  if (key.startsWith('reservation/')) return 'reservation';
  // Of the check-in: papers, consents and signatures, for the visit alone.
  if (key.startsWith('checkin/')) return 'identity';
  // Of the shell (guest-web, `install`).
  if (key.endsWith('/InstallRefused')) return 'preferences';
  return key.endsWith('/AlreadyVisited') ? 'visited' : 'other';
}

/** The kinds of data on this device, in the order they are told. */
export function deviceData({ entries, cookie, cacheNames }: DeviceStorage): DeviceDataKind[] {
  const found = new Set(
    entries.flatMap(([key, value]) => (key === ROOT_KEY ? kindsInRoot(value) : [kindOfKey(key)])),
  );
  if (/(?:^|;\s*)lang=/u.test(cookie)) found.add('language');
  // Not ours: of what a guest agreed to measure with, or of a gateway in front of the app.
  const names = cookie.split(';').map((one) => one.split('=')[0]?.trim());
  if (names.some((name) => name !== '' && name !== 'lang')) found.add('other');
  // Of the service worker (guest-web, `service-worker/pages.ts`): the app's files live longer than what was seen.
  for (const name of cacheNames) found.add(name.startsWith('files') ? 'files' : 'offline');
  return deviceDataKinds.filter((kind) => found.has(kind));
}
