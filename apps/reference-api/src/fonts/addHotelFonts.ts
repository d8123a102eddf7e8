import { HOTEL_FONTS_PATH, hotelFontPath, type Hoster } from '@guest/api-contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from '../server/problems';
import { facesIn, fontTypeOf, withAddresses } from './fontFiles';
import { fetchFile } from './publicFiles';

const MAX_FILE_BYTES = 3_000_000;
const CACHE_BYTES = 48_000_000;
const FILE_MS = 24 * 3_600_000;
const HOTEL_MS = 5 * 60_000;
const MAX_HOTELS = 200;

interface FontFile {
  mediaType: string;
  body: Buffer;
  /** The files that a style sheet names. */
  names: readonly string[];
}

interface HotelFonts {
  /** The hotel of a slug, as pages read it; rejects where there is none. */
  hotelOf: (slug: string) => Promise<Hoster>;
  ownOrigins: readonly string[];
}

/**
 * Serves the fonts that a hotel's data names on other sites, so that no guest's address reaches those sites. Only what
 * the hotel names is fetched, and only fonts are handed out: of a style sheet its `@font-face` rules.
 */
export function addHotelFonts(app: FastifyInstance, { hotelOf, ownOrigins }: HotelFonts): void {
  const files = new LRUCache<string, FontFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body, names }) => body.length + names.join('').length + 1,
    ttl: FILE_MS,
    fetchMethod: async (address) => {
      const { bytes, contentType } = await fetchFile(address, { ownOrigins, maxBytes: MAX_FILE_BYTES });
      const mediaType = fontTypeOf(bytes);
      if (mediaType !== undefined) return { mediaType, body: bytes, names: [] };
      if (!/^text\/css\b/iu.test(contentType)) throw new Error('The file is no font');
      const names: string[] = [];
      for (const rule of facesIn(bytes.toString('utf8')))
        withAddresses(rule, address, (name) => (names.push(name), name));
      return { mediaType: 'text/css; charset=utf-8', body: bytes, names };
    },
  });
  const hotels = new LRUCache<string, readonly string[]>({
    max: MAX_HOTELS,
    ttl: HOTEL_MS,
    fetchMethod: async (slug) => {
      const { titleFontFamily, textFontFamily } = (await hotelOf(slug)).customization;
      return [titleFontFamily?.url, textFontFamily?.url].filter((url) => url !== undefined);
    },
  });

  /** Whether the hotel names this file, itself or in one of its style sheets. */
  async function isNamed(slug: string, address: string): Promise<boolean> {
    const own = (await hotels.fetch(slug)) ?? [];
    if (own.includes(address)) return true;
    const sheets = await Promise.all(own.map((name) => files.fetch(name).catch(() => undefined)));
    return sheets.some((sheet) => sheet?.names.includes(address));
  }

  function bodyOf(slug: string, address: string, { mediaType, body }: FontFile): Buffer | string {
    if (!mediaType.startsWith('text/css')) return body;
    const rules = facesIn(body.toString('utf8'));
    return rules.map((rule) => withAddresses(rule, address, (name) => hotelFontPath(slug, name))).join('\n');
  }

  app.get<{ Params: { slug: string }; Querystring: { url?: unknown } }>(
    `${HOTEL_FONTS_PATH}/:slug/:name`,
    async ({ params: { slug }, query: { url } }, reply) => {
      if (typeof url !== 'string' || !(await isNamed(slug, url).catch(() => false)))
        return sendProblem(reply, 'notFound');
      const file = await files.fetch(url).catch(() => undefined);
      if (file === undefined) return sendProblem(reply, 'unavailable', 'The font cannot be fetched');
      return reply
        .header('content-type', file.mediaType)
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', 'public, max-age=604800')
        .send(bodyOf(slug, url, file));
    },
  );
}
