import type { Hoster } from '@guest/api-contract';
import type { ApiAnswer } from '../http/answer';
import { unprocessable } from '../http/problem';
import { linksFor } from '../reviews/reviewLinks';
import type { PaperClaim, PlainSubmissionKind } from '../storage/storage';
import type { Context, Operation } from './operation';
import { submitOnce } from './submitOnce';

interface Plain<Body> {
  kind: PlainSubmissionKind;
  hosterId: string;
  body: Body;
  idempotencyKey?: string;
  revision?: number | undefined;
  papers?: PaperClaim;
  /** Where the body names the hotel, for the problem. */
  hosterPointer: string;
  /** Checks what the schema cannot and makes the rest of the answer. */
  accept?: (hoster: Hoster) => Promise<object>;
}

/** What is kept as it was sent: for the hotel to read, not for the backend to work with. */
export function submitPlain<Body>(plain: Plain<Body>, context: Context): Promise<ApiAnswer> {
  const { kind, hosterId, body, revision, papers, hosterPointer, accept = () => Promise.resolve({}) } = plain;
  return submitOnce(plain, context, {
    build: async (start) => {
      const hoster = await context.hotels.hoster(hosterId);
      if (!hoster) throw unprocessable(hosterPointer, 'is not a hotel known here');
      const answer = JSON.stringify(await accept(hoster));
      return { ...start, kind, answer, json: JSON.stringify(body), revision, papers };
    },
    answer: (id, stored) => JSON.stringify({ _id: id, ...(JSON.parse(stored) as object) }),
  });
}

/** A customer that a body names is one of that hotel. */
export async function checkCustomer(
  { storage }: Context,
  hosterId: string,
  customerId: string | undefined,
): Promise<void> {
  if (customerId === undefined || (await storage.hasCustomer(hosterId, customerId))) return;
  throw unprocessable('/customer', 'is not a customer of this hotel');
}

export const postMessage: Operation<'postMessage'> = ({ body, idempotencyKey }, context) =>
  submitPlain(
    { kind: 'message', hosterId: body.hoster, hosterPointer: '/hoster', body, idempotencyKey },
    context,
  );

export const postFeedback: Operation<'postFeedback'> = ({ body, idempotencyKey }, context) =>
  submitPlain(
    {
      kind: 'feedback',
      hosterId: body.hoster,
      hosterPointer: '/hoster',
      body,
      idempotencyKey,
      accept: async () => {
        await checkCustomer(context, body.hoster, body.customer);
        return {};
      },
    },
    context,
  );

export const postReview: Operation<'postReview'> = ({ body, idempotencyKey }, context) =>
  submitPlain(
    {
      kind: 'review',
      hosterId: body.hoster,
      hosterPointer: '/hoster',
      body,
      idempotencyKey,
      accept: async (hoster) => {
        if (hoster.slug !== body.slug.toLowerCase())
          throw unprocessable('/slug', 'is not the slug of this hotel');
        await checkCustomer(context, body.hoster, body.customer);
        return linksFor(body.grades, hoster.reviewInfo);
      },
    },
    context,
  );
