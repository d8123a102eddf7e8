import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withoutPlace, withValue, type Json, type Path } from '@guest/reference-backend/testing';
import {
  completedAnswer,
  linesLost,
  linesOf,
  nonsense,
  oddCases,
  pathOf,
  type OddCase,
  type Read,
} from '../test/oddAnswers';
import { aBackendFetch, renderPage } from '../test/renderPage';

vi.mock(import('./server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: ['/assets/shared.js'], isDevelopment: false }),
}));

const api = (path: string) => `/api/${path}`;
const ofHotel = (path: string) => api(`${path}?hosterId=hotel-des-lices`);

const hosterScreens: Readonly<Record<string, string>> = {
  compliance: '/demo/ml',
  coordinates: '/demo/cityguide',
  phone: '/demo/phone',
  email: '/demo/ml',
  address: '/demo/ml',
};
const stepScreens: Readonly<Record<string, string>> = {
  introductionInfo: '/demo/checkin/introduction',
  clientInfo: '/demo/checkin/client',
  stayInfo: '/demo/checkin/stay',
  companionInfo: '/demo/checkin/companions',
  agreementInfo: '/demo/checkin/agreement',
  holdonInfo: '/demo/checkin/hold',
  promotionInfo: '/demo/checkin/extras',
  messageInfo: '/demo/checkin/message',
};

/** Of a catalogue: the list, the service's own page, and the order's form. */
function catalogueScreens(path: Path): string[] {
  const place = pathOf(path);
  if (/sections\.0\.|sections$|sheetName|allergens|diets/u.test(place))
    return ['/demo/services/petit-dejeuner/order'];
  return /services\.0\.(?!_id|name)/u.test(place)
    ? ['/demo/services', '/demo/services/petit-dejeuner']
    : ['/demo/services'];
}

/** The page of an entry, where the place is inside it and the entry stays. */
const withEntry = (list: string, entry: string) => (path: Path) =>
  path.length > 2 && !['_id', 'name', 'title', 'slug', 'hoster'].includes(String(path.at(-1)))
    ? [list, entry]
    : [list];

const reads: Read[] = [
  {
    name: 'getHoster',
    address: api('hoster?shortcut=demo'),
    screensFor: ([key]) => [hosterScreens[String(key)] ?? '/demo'],
  },
  { name: 'getHomePage', address: ofHotel('home-page'), screensFor: () => ['/demo'] },
  { name: 'getRoomDirectory', address: ofHotel('roomdirectory'), screensFor: () => ['/demo/roomdirectory'] },
  { name: 'getProducts', address: ofHotel('product'), screensFor: catalogueScreens },
  {
    name: 'getPartners',
    address: ofHotel('partner'),
    screensFor: withEntry('/demo/advantages', '/demo/advantages/ami-boulangerie'),
  },
  {
    name: 'getSeminars',
    address: api('seminar?hoster=hotel-des-lices'),
    screensFor: (path) =>
      path[0] === 'animations'
        ? withEntry('/demo/activities', '/demo/activities/visite-marche')(path)
        : ['/demo/seminar'],
  },
  {
    name: 'getPersonalPages',
    address: ofHotel('personal-page'),
    screensFor: withEntry('/demo', '/demo/journal'),
  },
  {
    name: 'getPage',
    address: api('page/page-lices-histoire?hosterId=hotel-des-lices'),
    screensFor: () => ['/demo/page/page-lices-histoire'],
  },
  {
    name: 'getReviewsForm',
    address: ofHotel('reviews-form'),
    screensFor: ([key]) => [
      key === 'description' || key === 'image' ? '/demo/reviews' : '/demo/reviews/form',
    ],
  },
  {
    name: 'getCheckinForm',
    address: ofHotel('checkin-form'),
    // A count below 0 is read as 0, which turns its step off: nothing is left to compare.
    screensFor: ([step, key]) =>
      key === 'companionCount' ? [] : [stepScreens[String(step)] ?? '/demo/checkin'],
  },
  {
    name: 'getPaymentSettings',
    address: api('hoster/hotel-des-lices/payment/settings'),
    screensFor: () => ['/demo/checkin/hold', '/demo/payment/x?order=y'],
  },
  {
    name: 'getAroundMe',
    address: '/activities-api/around-me?latitude=48.11&longitude=-1.68&radiusKm=5',
    screensFor: withEntry('/demo/cityguide', '/demo/cityguide/activity/lices-lieu-thabor'),
  },
];

let backend: typeof fetch;
const answers = new Map<string, Json>();

const keyOf = (url: string) => new URL(url).pathname;

/** The hotel's own API: the completed answers, one of them replaced. */
function apiWith(path?: string, odd?: Json): typeof fetch {
  return async (input, init) => {
    const { url } = new Request(input);
    if (keyOf(url) === path) return Response.json(odd);
    const known = answers.get(keyOf(url));
    return known === undefined ? await backend(input, init) : Response.json(known);
  };
}

const keyFor = ({ address }: Read) => keyOf(`http://in-process${address}`);

beforeAll(async () => {
  backend = await aBackendFetch('demo');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const read of reads) {
    const answer = (await (await backend(`http://in-process${read.address}`)).json()) as Json;
    answers.set(keyFor(read), completedAnswer(read.name, answer));
  }
});

const heading = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/su
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/gu, '')
    .trim() ?? '';

async function pageOf(url: string, fetch: typeof globalThis.fetch) {
  const { status, html } = await renderPage(url, fetch);
  return { status, heading: heading(html), lines: linesOf(html) };
}
type Page = Awaited<ReturnType<typeof pageOf>>;

/** The pages of one read, by what its answer is; good ones are made once. */
function pagesOf(read: Read) {
  const path = keyFor(read);
  const made = new Map<string, Promise<Page>>();
  const make = (url: string, answer: Json) => pageOf(url, apiWith(path, answer));
  return {
    make,
    once(key: string, url: string, answer: Json) {
      const page = made.get(key + url) ?? make(url, answer);
      made.set(key + url, page);
      return page;
    },
  };
}

/** What is wrong with a page of an answer with an odd value; undefined where it lost what belongs to that value. */
async function faultOf(
  read: Read,
  { place, answer: odd }: OddCase,
  url: string,
  pages: ReturnType<typeof pagesOf>,
) {
  const answer = answers.get(keyFor(read)) ?? null;
  const good = await pages.once('', url, answer);
  const without = await pages.once(pathOf(place.cost), url, withoutPlace(answer, place.cost));
  const page = await pages.make(url, odd);
  if (page.status === without.status && page.status !== good.status) return undefined;
  if (page.status !== good.status) return `status ${page.status}`;
  if (page.heading === '') return 'no heading';
  const strange = linesLost(page.lines, good.lines).filter((line) => nonsense.test(line));
  if (strange.length > 0) return `says ${strange.join(' / ')}`;
  let lost = linesLost(linesLost(good.lines, page.lines), linesLost(good.lines, without.lines));
  if (lost.length > 0 && place.other !== undefined) {
    const other = await pages.once(
      `other ${pathOf(place.path)}`,
      url,
      withValue(answer, place.path, place.other),
    );
    lost = linesLost(lost, linesLost(good.lines, other.lines));
  }
  return lost.length > 0 ? `lost ${lost.slice(0, 4).join(' / ')} (${lost.length})` : undefined;
}

describe.each(reads)('an odd value in the answer of $name', (read) => {
  it('costs no screen more than itself', async () => {
    const pages = pagesOf(read);
    const faults: string[] = [];
    const cases = oddCases(read.name, answers.get(keyFor(read)) ?? null);
    for (const odd of cases) {
      for (const url of read.screensFor(odd.place.path)) {
        const fault = await faultOf(read, odd, url, pages);
        const values = odd.values.map((value) => JSON.stringify(value)).join(' | ');
        if (fault !== undefined) faults.push(`${pathOf(odd.place.path)} = ${values} on ${url}: ${fault}`);
      }
    }
    expect(cases.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  }, 120_000);
});
