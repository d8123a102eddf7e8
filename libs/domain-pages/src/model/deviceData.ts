import { ROOT_KEY } from '@guest/state';

/** What this app may have put on a device, in the words of the page's texts. */
const deviceDataKinds = [
  'guest',
  'reservation',
  'departure',
  'drafts',
  'checkin',
  'identity',
  'submissions',
  'orders',
  'sent',
  'consents',
  'recording',
  'preferences',
  'visited',
  'installRefused',
  'recent',
  'language',
  'offline',
  'files',
  'marks',
  'other',
] as const;
export type DeviceDataKind = (typeof deviceDataKinds)[number];

/** What a browser holds, as far as it tells. */
export interface DeviceStorage {
  /** Local and session storage, by key. */
  entries: readonly (readonly [key: string, value: string])[];
  cookie: string;
  cacheNames: readonly string[];
}

/** The kind of data of each kept store. */
export const kindOfStore: Record<string, DeviceDataKind> = {
  visit: 'guest',
  reservation: 'departure',
  order: 'drafts',
  checkin: 'checkin',
  message: 'drafts',
  mood: 'drafts',
  review: 'drafts',
  submissions: 'submissions',
  sent: 'submissions',
  orders: 'orders',
  nextActions: 'orders',
  favourites: 'preferences',
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

/** Of the fields that a store keeps for the visit of a tab. */
const kindOfTabField: Record<string, DeviceDataKind> = {
  'checkin.secrets': 'identity',
  'checkin.receipt': 'sent',
  'submissions.inVisit': 'identity',
};

/** Every hotel's part of a `root`, by store; empty fields hold nothing. Local and session storage have one each. */
function kindsInRoot(json: string): DeviceDataKind[] {
  try {
    const { slugs } = record(JSON.parse(json));
    if (slugs === undefined) return ['other'];
    return Object.values(record(slugs)).flatMap((stores) =>
      Object.entries(record(stores)).flatMap(([name, kept]) =>
        Object.entries(record(record(kept).fields))
          .filter(([, value]) => !isEmpty(value))
          .map(([field]) => kindOfTabField[`${name}.${field}`] ?? kindOfStore[name] ?? 'preferences'),
      ),
    );
  } catch {
    return ['other'];
  }
}

const kindOfKey: readonly (readonly [RegExp, DeviceDataKind])[] = [
  [/^recentHotels$/u, 'recent'],
  // Of @guest/visit, in session storage.
  [/^reservation\//u, 'reservation'],
  // Of the shell (guest-web): a refused offer to install, the welcome that was shown, the frame of phones, pages
  // that were reloaded once (also of @guest/visit), and where the last page was left.
  [/\/InstallRefused$/u, 'installRefused'],
  [/\/AlreadyVisited$/u, 'visited'],
  // Of the recorder (@guest/tracker), and of usability tests.
  [/^(?:__openreplay_|__or__|or_)/u, 'recording'],
  [/^(?:mode|reloaded|reloadedByItself|leftPlace)$/u, 'marks'],
];

/** The service worker's caches (guest-web, `service-worker/pages.ts`). */
const kindOfCache: Record<string, DeviceDataKind> = {
  pages: 'offline',
  answers: 'offline',
  pictures: 'offline',
  files: 'files',
};

/** The kinds of data on this device, in the order they are told. */
export function deviceData({ entries, cookie, cacheNames }: DeviceStorage): DeviceDataKind[] {
  const found = new Set(
    entries.flatMap(([key, value]) =>
      key === ROOT_KEY ? kindsInRoot(value) : (kindOfKey.find(([named]) => named.test(key))?.[1] ?? 'other'),
    ),
  );
  if (/(?:^|;\s*)lang=/u.test(cookie)) found.add('language');
  // Not of this app: a measuring tool that the guest agreed to, or a gateway in front of the app.
  const names = cookie.split(';').map((one) => one.split('=')[0]?.trim());
  if (names.some((name) => name !== '' && name !== 'lang')) found.add('other');
  for (const name of cacheNames) found.add(kindOfCache[name.replace(/-\d+$/u, '')] ?? 'other');
  return deviceDataKinds.filter((kind) => found.has(kind));
}
