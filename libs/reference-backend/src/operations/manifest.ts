import type { Hoster, Manifest } from '@guest/api-contract';
import { mediaTypeOf } from '../bundle/bundleFile';
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
    // Without the final slash the scope also holds `/{slug}-else`, but with it `/{slug}` itself is outside.
    scope: `/${slug}`,
    display: 'standalone',
    background_color: customization.backgroundColor ?? '#ffffff',
    theme_color: customization.primaryColor ?? DEFAULT_COLOUR,
    icons:
      logo === undefined
        ? []
        : [{ src: logo, sizes: 'any', type: mediaTypeOf(pathOf(logo)), purpose: 'any' }],
  };
}

/** The path of an address, without the query that a picture service may add. */
function pathOf(address: string): string {
  return new URL(address, 'https://hotel.invalid').pathname;
}
