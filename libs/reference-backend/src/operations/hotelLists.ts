import type { Page } from '@guest/api-contract';
import { privateJson, publicAnswer } from '../http/answer';
import { ProblemError } from '../http/problem';
import type { ListKind } from '../storage/storage';
import { unknownHotel } from './hotelDocuments';
import type { Context, Operation } from './operation';

/** A list of a hotel as the JSON of its imported entries. */
async function listOf({ storage, hotels }: Context, hosterId: string, kind: ListKind): Promise<string> {
  const entries = await storage.getDocuments(hosterId, kind);
  if (entries.length === 0 && !(await hotels.hoster(hosterId))) throw unknownHotel();
  return `[${entries.join(',')}]`;
}

export const getPartners: Operation<'getPartners'> = async ({ query }, context) =>
  publicAnswer(`{"partners":${await listOf(context, query.hosterId, 'partners')}}`);

export const getPersonalPages: Operation<'getPersonalPages'> = async ({ query }, context) =>
  publicAnswer(`{"personalPages":${await listOf(context, query.hosterId, 'personalPages')}}`);

/** A custom page by its id, else by its sub-slug; without a hotel, every hotel's pages are looked through. */
export const getPage: Operation<'getPage'> = async ({ params, query }, { storage }) => {
  const hosterIds = query.hosterId
    ? [query.hosterId]
    : (await storage.listHotels()).map((hotel) => hotel.hosterId);
  const lists = await Promise.all(hosterIds.map((hosterId) => storage.getDocuments(hosterId, 'pages')));
  const pages = lists.flat().map((json) => ({ json, page: JSON.parse(json) as Page }));
  const wanted = params.slug.toLowerCase();
  const byId = pages.find(({ page }) => page._id === params.slug);
  const bySlug = pages.filter(({ page }) => page.slug.toLowerCase() === wanted);
  // Two hotels may use the same sub-slug: then only the hotel's id tells which is meant.
  const found = byId ?? (bySlug.length === 1 ? bySlug[0] : undefined);
  if (!found) throw new ProblemError('notFound', { detail: 'Page not found' });
  return publicAnswer(found.json);
};

/** A reservation for who knows its public id; another hotel's is as unknown as none. */
export const getReservation: Operation<'getReservation'> = async ({ params, query }, { storage }) => {
  const json = await storage.getDocument(query.hoster, 'reservations', params.id);
  if (json === undefined) throw new ProblemError('notFound', { detail: 'Reservation not found' });
  return privateJson(200, json);
};
