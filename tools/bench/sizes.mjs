// JavaScript that a guest downloads, by screen, against the budgets of the first load. Part of `npm test`:
// bytes do not depend on the machine. `node tools/bench/sizes.mjs` fails when a budget is exceeded.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const client = fileURLToPath(new URL('../../dist/apps/guest-web/client', import.meta.url));
const KIB = 1024;
const HOME_BUDGET = 130 * KIB;
const ROUTE_BUDGET = 18 * KIB;
/** Screens that carry a form of many steps, a payment or a map. */
const HEAVY_ROUTE_BUDGET = 45 * KIB;
const heavyRoute = /checkin|payment|map/iu;

/**
 * The screen that a guest comes from, where it is not home: shared chunks are loaded there. A deep link loads
 * everything; its bytes are printed beside, without a budget.
 */
const reachedFrom = {
  ServicePage: 'ServicesPage',
  OrderPage: 'ServicePage',
  CheckPage: 'OrderPage',
  SentPage: 'CheckPage',
  CompanionPage: 'CheckinPage',
  AnswersPage: 'CheckinPage',
  CheckinSentPage: 'AnswersPage',
  ActivityPage: 'GuidePage',
  FavouritesPage: 'GuidePage',
  FormPage: 'IntroPage',
  ThanksPage: 'FormPage',
  HotelActivityPage: 'ActivitiesPage',
  AdvantagePage: 'AdvantagesPage',
  DiscoveredPage: 'DiscoveryPage',
};

const ENTRY = 'index.html';
const HOME = /domain-pages\/src\/pages\/HomePage\.tsx$/u;
/** Loaded behind home on every visit, once its page is idle: what sends, and what follows orders. */
const BEHIND_HOME = /\/browser\/submissions\/submissions\.ts$|\/store\/attend[A-Z]\w+\.ts$/u;
const PAGE = /\/pages\/[^/]+\.tsx$/u;

/** The scripts that a chunk cannot start without, itself included. */
function closureOf(manifest, name, files = new Set()) {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, files);
  return files;
}

function brotliBytes(file) {
  const bytes = readFileSync(path.join(client, file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return brotliCompressSync(bytes, { params }).byteLength;
}

const sum = (files) => [...files].reduce((total, file) => total + brotliBytes(file), 0);

/** Each screen's JavaScript in brotli bytes: home whole, the others as what they add on the way to them. */
export function measureSizes() {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  const homeName = Object.keys(manifest).find((name) => HOME.test(name));
  if (!homeName || !manifest[ENTRY]) throw new Error('The build has no entry or no home page: npm run build');
  const entry = closureOf(manifest, ENTRY);
  const home = entry.union(closureOf(manifest, homeName));

  const behindHome = Object.keys(manifest)
    .filter((name) => BEHIND_HOME.test(name))
    .reduce((files, name) => files.union(closureOf(manifest, name)), home);
  const pages = Object.keys(manifest).filter(
    (name) => PAGE.test(name) && manifest[name].isDynamicEntry && name !== homeName,
  );
  const titleOf = (name) => path.basename(name, '.tsx');
  /** All chunks that are loaded once a screen was reached through the app. */
  const loadedAt = (title) => {
    const name = pages.find((one) => titleOf(one) === title);
    if (!name) return behindHome;
    return closureOf(manifest, name).union(loadedAt(reachedFrom[title]));
  };
  const routes = pages.map((name) => ({
    name: titleOf(name),
    bytes: sum(closureOf(manifest, name).difference(loadedAt(reachedFrom[titleOf(name)]))),
    deepLinkBytes: sum(closureOf(manifest, name).difference(home)),
    budget: heavyRoute.test(name) ? HEAVY_ROUTE_BUDGET : ROUTE_BUDGET,
  }));
  return [
    { name: 'home', bytes: sum(home), budget: HOME_BUDGET },
    ...routes.sort((a, b) => b.bytes - a.bytes),
  ];
}

const inKib = (bytes) => (bytes / KIB).toFixed(1).padStart(6);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = measureSizes();
  for (const { name, bytes, deepLinkBytes = bytes, budget } of sizes) {
    const verdict = bytes > budget ? '  OVER ITS BUDGET' : '';
    const deepLink = deepLinkBytes === bytes ? '' : `  (as a deep link ${inKib(deepLinkBytes).trim()})`;
    console.log(`${name.padEnd(16)}${inKib(bytes)} of ${inKib(budget)} KiB${deepLink}${verdict}`);
  }
  process.exitCode = sizes.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
}
