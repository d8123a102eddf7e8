import type { Config } from '../config/config';

type PolicyInput = Pick<
  Config,
  'runtime' | 'upstreams' | 'imageHosts' | 'frameAncestors' | 'tagManagerHosts'
>;

/** What the policy of one page depends on. */
interface PagePolicy {
  /** The rendered page's nonce; none on the page of static hosting, whose script adds styles. */
  nonce: string | undefined;
  /** Error reports and the tag manager may run here, should the guest agree: not where identity or payment is. */
  hasTelemetry: boolean;
  /** On a screen where a card is given: who takes it. Nobody but us and them may run or be reached there. */
  paymentProvider?: string | undefined;
}

/** Where a page's parts may come from, besides ourselves. */
interface Sources {
  scripts: readonly string[];
  styles: readonly string[];
  pictures: readonly string[];
  fonts: readonly string[];
  /** Reached by scripts. */
  asked: readonly string[];
  frames: readonly string[];
}
const none: Sources = { scripts: [], styles: [], pictures: [], fonts: [], asked: [], frames: [] };

/** What a provider's card fields need; the sandbox's are our own. Stripe: https://docs.stripe.com/security/guide */
const providers: Readonly<Record<string, Partial<Sources>>> = {
  stripe: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    asked: ['https://api.stripe.com'],
    pictures: ['https://*.stripe.com'],
  },
};

/** Allowed only where a key for address look-up and maps is configured. */
const MAPS_SCRIPTS = 'https://maps.googleapis.com';
const MAPS_PLACES = 'https://places.googleapis.com';
const MAPS_PICTURES = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const MAPS_STYLES = 'https://fonts.googleapis.com';
const MAPS_FONTS = 'https://fonts.gstatic.com';

/** For data answers: a browser runs and frames nothing of them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For files of hotels: an SVG that is opened directly draws, but runs no script. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Documents of hotels have no sandbox: it would keep the browser's viewer out, which runs outside our origin. They are
 * shown inside our own pages and wherever those may be framed: `frame-ancestors` covers every page around a document.
 */
const documentPolicy = ({ frameAncestors }: Pick<Config, 'frameAncestors'>) =>
  [
    "default-src 'none'",
    "object-src 'self'",
    "style-src 'unsafe-inline'",
    ['frame-ancestors', "'self'", ...frameAncestors].join(' '),
  ].join('; ');

/** The policy of a hotel's file, by its path alone: a query does not change the file. */
export function filePolicyOf(url: string, config: Pick<Config, 'frameAncestors'>): string {
  const [path = ''] = url.split(/[?#]/u);
  return /\.pdf$/iu.test(path) ? documentPolicy(config) : FILE_POLICY;
}

/** The origin of an absolute address; nothing for a path on our own. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** What the map needs: Google's script with its pictures and fonts, and the hosts of tiles. */
function mapsOf({ googleMapsKey, mapTilesUrl }: PolicyInput['runtime']) {
  const [tileOrigin] = /^https?:\/\/[^/]+/u.exec(mapTilesUrl ?? '') ?? [];
  // `{s}` stands for one of several hosts.
  const tiles = tileOrigin === undefined ? [] : [tileOrigin.replace('{s}', '*')];
  if (googleMapsKey === undefined) return { scripts: [], asked: [], styles: [], fonts: [], pictures: tiles };
  return {
    scripts: [MAPS_SCRIPTS],
    asked: [MAPS_SCRIPTS, MAPS_PLACES],
    styles: [MAPS_STYLES],
    fonts: [MAPS_FONTS],
    pictures: [...MAPS_PICTURES, ...tiles],
  };
}

/** Google's tag manager, unless the configuration names another one. */
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** The origins that telemetry sends to. Its scripts are not listed: they carry the page's nonce. */
function telemetryOf({ runtime, tagManagerHosts }: PolicyInput) {
  const { sentryDsn, tagManagerId, tagManagerUrl } = runtime;
  const tagManager =
    tagManagerId === undefined
      ? []
      : [
          ...(tagManagerUrl === undefined ? [TAG_MANAGER_ORIGIN] : originOf(tagManagerUrl)),
          ...tagManagerHosts,
        ];
  const errorReports = sentryDsn === undefined ? [] : originOf(sentryDsn);
  return { asked: [...errorReports, ...tagManager], pictures: tagManager };
}

/** Makes the policies of pages: each rendered page has a nonce of its own. */
export function createPagePolicy(input: PolicyInput): (page: PagePolicy) => string {
  const { runtime, imageHosts, frameAncestors } = input;
  const files = originOf(runtime.staticUrl);
  const { apiUrl, reviewsUrl, activitiesUrl, staticUrl, ingestUrl } = runtime;
  // Links to other sites are not listed: pages only link there, they fetch nothing.
  const originsOf = (addresses: readonly string[]) => [...new Set(addresses.flatMap(originOf))];
  const api = originsOf([apiUrl, staticUrl]);
  const services = originsOf([reviewsUrl, activitiesUrl, ingestUrl]);
  // An API's own pictures have its address, passed through or not.
  const hosts = originsOf([apiUrl, ...Object.values(input.upstreams)]);
  const maps = mapsOf(runtime);
  const telemetry = telemetryOf(input);
  const ordinary: Sources = {
    scripts: maps.scripts,
    styles: maps.styles,
    pictures: [...hosts.filter((origin) => !files.includes(origin)), ...imageHosts, ...maps.pictures],
    fonts: maps.fonts,
    asked: [...services, ...maps.asked],
    // Hotels' documents, in the browser's own viewer.
    frames: files,
  };
  const sourcesOf = ({ nonce, hasTelemetry, paymentProvider }: PagePolicy): Sources => {
    if (paymentProvider !== undefined) {
      const provider = Object.hasOwn(providers, paymentProvider) ? providers[paymentProvider] : undefined;
      return { ...none, frames: originOf(apiUrl), ...provider };
    }
    if (!hasTelemetry || nonce === undefined) return ordinary;
    const { asked: measured, pictures } = telemetry;
    return {
      ...ordinary,
      asked: [...ordinary.asked, ...measured],
      pictures: [...ordinary.pictures, ...pictures],
    };
  };
  const directives = (page: PagePolicy): string[][] => {
    const { nonce } = page;
    const { scripts, styles, pictures, fonts, asked: others, frames } = sourcesOf(page);
    return [
      ['default-src', "'none'"],
      // Not 'strict-dynamic': it would ignore 'self', which statically hosted pages rely on.
      ['script-src', "'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...scripts],
      ['style-src', "'self'", nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...styles],
      ['style-src-attr', "'none'"],
      ['img-src', "'self'", 'data:', ...files, ...pictures],
      ['font-src', "'self'", ...files, ...fonts],
      ['connect-src', "'self'", ...new Set([...api, ...others])],
      ['manifest-src', "'self'", ...files],
      ['worker-src', "'self'"],
      ['frame-src', "'self'", ...frames],
      ['frame-ancestors', "'self'", ...frameAncestors],
      ['base-uri', "'none'"],
      ['form-action', "'self'"],
    ];
  };
  return (page) =>
    directives(page)
      .map((words) => words.join(' '))
      .join('; ');
}
