import { publicAnswer } from '../http/answer';
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
export const getPage: Operation<'getPage'> = async ({ params, query }, { storage, hotels }) => {
  const all = await hotels.pages();
  const pages =
    query.hosterId === undefined ? all : all.filter(({ hosterId }) => hosterId === query.hosterId);
  const wanted = params.slug.toLowerCase();
  const byId = pages.find(({ id }) => id === params.slug);
  const bySlug = pages.filter(({ slug }) => slug === wanted);
  // Two hotels may use the same sub-slug: then only the hotel's id tells which is meant.
  const found = byId ?? (bySlug.length === 1 ? bySlug[0] : undefined);
  const json = found && (await storage.getDocument(found.hosterId, 'pages', found.id));
  if (json === undefined) throw new ProblemError('notFound', { detail: 'Page not found' });
  return publicAnswer(json);
};
