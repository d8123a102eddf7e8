import { publicJson, type ApiAnswer } from '../http/answer';
import { ProblemError } from '../http/problem';
import type { DocumentKind } from '../storage/storage';
import type { Context, Operation } from './operation';

/** One document of a hotel, as it was imported. */
export async function hotelDocument(
  { storage }: Context,
  hosterId: string,
  kind: DocumentKind,
  key?: string,
): Promise<ApiAnswer> {
  const json = await storage.getDocument(hosterId, kind, key);
  if (json === undefined) throw new ProblemError('notFound');
  return publicJson(json);
}

export const getHoster: Operation<'getHoster'> = async ({ query }, context) => {
  const hotel = await context.storage.findHotel(query.shortcut);
  if (!hotel) throw new ProblemError('notFound', { detail: 'No hotel has this short code' });
  return hotelDocument(context, hotel.hosterId, 'hoster');
};

export const getProducts: Operation<'getProducts'> = ({ query }, context) =>
  hotelDocument(context, query.hosterId, 'catalogue');
