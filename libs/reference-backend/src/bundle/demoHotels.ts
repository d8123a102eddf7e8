import { hotelClock } from '@guest/api-contract';
import { withDemoDates } from './demoDates';
import { parseBundle } from './parseBundle';
import { resolveFiles, type FileReader, type ResolvedHotel } from './resolveFiles';

/** The hotels that come with the project, in the order they are shown; the last is the discovery provider. */
export const demoSlugs = [
  'demo',
  'framissima',
  'campanile-lyon',
  'petit-hotel',
  'decouvrir-marrakech',
] as const;
export type DemoSlug = (typeof demoSlugs)[number];

// Both lazily: a story of one hotel loads that hotel alone. `inline` gives data URLs, which are there in a
// browser, in a bundle and in tests alike, without a server that would hand out the files.
const bundles = import.meta.glob<unknown>('../../hotels/*/hotel.json', { import: 'default' });
const assets = import.meta.glob<string>('../../hotels/*/{images,fonts,documents}/*.{svg,woff2,pdf}', {
  import: 'default',
  query: '?inline',
});

/**
 * A demo hotel with its files, in memory; for tests, stories and the demo. Its stays and seminars are dated from
 * `today` (`YYYY-MM-DD`; default: the day at the hotel).
 */
export async function loadDemoHotel(slug: DemoSlug, today?: string): Promise<ResolvedHotel> {
  const folder = `../../hotels/${slug}`;
  const parsed = parseBundle(await bundles[`${folder}/hotel.json`]?.());
  if (parsed.errors) throw new Error(describe(slug, parsed.errors[0]));
  const readFile: FileReader = async (file) => {
    const url = await assets[`${folder}/${file}`]?.();
    return url === undefined ? { problem: 'does not exist beside the bundle' } : bytesOfDataUrl(url);
  };
  const resolved = await resolveFiles(parsed.bundle, readFile);
  if (resolved.errors) throw new Error(describe(slug, resolved.errors[0]));
  const { bundle } = resolved;
  const day = today ?? hotelClock(new Date(), bundle.hoster.timeZone).day;
  return { ...resolved, bundle: withDemoDates(bundle, day) };
}

function describe(slug: string, error?: { path: string; reason: string }): string {
  return `The demo hotel ${slug} does not validate: ${error?.path} ${error?.reason}`;
}

function bytesOfDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',');
  const content = url.slice(comma + 1);
  if (!url.slice(0, comma).endsWith(';base64')) return new TextEncoder().encode(decodeURIComponent(content));
  return Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
}
