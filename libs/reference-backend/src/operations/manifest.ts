import type { Hoster, Manifest } from '@guest/api-contract';
import { publicAnswer } from '../http/answer';
import { ProblemError } from '../http/problem';
import type { Operation } from './operation';

const MAX_SHORT_NAME_LENGTH = 12;
const DEFAULT_COLOUR = '#16a5a3';

/** The hotel as an app on the home screen, drawn from its brand. */
export const getManifest: Operation<'getManifest'> = async ({ params }, { storage, hotels }) => {
  const hotel = await storage.findHotel(params.slug);
  const hoster = hotel && (await hotels.hoster(hotel.hosterId));
  if (!hoster) throw new ProblemError('notFound', { detail: 'No hotel has this short code' });
  return publicAnswer(JSON.stringify(manifestOf(hoster)), {
    'content-type': 'application/manifest+json; charset=utf-8',
  });
};

function manifestOf({ slug, name, description, language, logo, customization }: Hoster): Manifest {
  return {
    id: `/${slug}`,
    name,
    short_name: name.length <= MAX_SHORT_NAME_LENGTH ? name : undefined,
    description,
    lang: language,
    start_url: `/${slug}`,
    // Without a slash at its end the scope would take in `/{slug}-else`; with one, home itself would be outside.
    scope: `/${slug}`,
    display: 'standalone',
    background_color: customization.backgroundColor ?? '#ffffff',
    theme_color: customization.primaryColor ?? DEFAULT_COLOUR,
    icons: logo === undefined ? [] : [{ src: logo, sizes: 'any', type: typeOf(logo), purpose: 'any' }],
  };
}

function typeOf(address: string): string | undefined {
  if (/\.svg$/iu.test(address)) return 'image/svg+xml';
  return /\.png$/iu.test(address) ? 'image/png' : undefined;
}
