import type { Hoster, OwnKind } from '@guest/api-contract';
import type { ApiAnswer } from '../http/answer';
import { unprocessable } from '../http/problem';
import { receiptKey } from '../identity/receiptKeys';
import { sealedJson } from '../identity/sealedFields';
import { linksFor } from '../reviews/reviewLinks';
import type { PlainSubmission } from '../storage/storage';
import type { Context, Operation } from './operation';
import { submitOnce, type Attempt } from './submitOnce';

interface Plain extends Attempt, Pick<PlainSubmission, 'papers' | 'customerId'> {
  kind: Exclude<OwnKind, 'customer'>;
  /** Checks what the schema cannot and makes the rest of the answer. */
  accept?: (hoster: Hoster) => Promise<object>;
}

/** Submissions that are stored as they were sent, for the hotel to read. */
export function submitPlain(plain: Plain, context: Context): Promise<ApiAnswer> {
  const { kind, hosterId, body, revision, papers, customerId, accept } = plain;
  return submitOnce(plain, context, {
    build: async (start) => {
      const hoster = await context.hotels.hoster(hosterId);
      const pointer = kind === 'checkin' ? '/hosterId' : '/hoster';
      if (!hoster) throw unprocessable(pointer, 'is not a hotel known here');
      const answer = JSON.stringify((await accept?.(hoster)) ?? {});
      return { ...start, kind, answer, json: sealedJson(body, context.cipher), revision, papers, customerId };
    },
    answer: async (id, stored) => {
      const key = await receiptKey(kind, id, context.crypto);
      return JSON.stringify({ _id: id, key, ...(JSON.parse(stored) as object) });
    },
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
  submitPlain({ kind: 'message', hosterId: body.hoster, body, idempotencyKey }, context);

export const postFeedback: Operation<'postFeedback'> = ({ body, idempotencyKey }, context) => {
  const accept = async () => {
    await checkCustomer(context, body.hoster, body.customer);
    return {};
  };
  return submitPlain(
    { kind: 'feedback', hosterId: body.hoster, body, customerId: body.customer, idempotencyKey, accept },
    context,
  );
};

export const postReview: Operation<'postReview'> = ({ body, idempotencyKey }, context) => {
  const accept = async ({ slug, reviewInfo }: Hoster) => {
    if (slug !== body.slug.toLowerCase()) throw unprocessable('/slug', 'is not the slug of this hotel');
    await checkCustomer(context, body.hoster, body.customer);
    return linksFor(body.grades, reviewInfo);
  };
  return submitPlain(
    { kind: 'review', hosterId: body.hoster, body, customerId: body.customer, idempotencyKey, accept },
    context,
  );
};
