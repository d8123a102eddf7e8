import { addDays, dayOf } from '@guest/api-contract';
import { unprocessable } from '../http/problem';
import { receiptKey } from '../identity/receiptKeys';
import { sealedJson } from '../identity/sealedFields';
import { isSameSecret } from '../http/secrets';
import type { Context, Operation } from './operation';
import { submitOnce } from './submitOnce';

/**
 * Makes a guest known to the hotel. With `overwriting` and the key of a customer of this hotel with the same e-mail,
 * that one is updated and keeps its id. Otherwise every submission is a new customer: the answer never tells whether an
 * e-mail is known.
 */
export const postCustomer: Operation<'postCustomer'> = ({ body, bearer, idempotencyKey }, context) =>
  submitOnce({ kind: 'customer', hosterId: body.hoster, body, idempotencyKey }, context, {
    build: async (start, now) => {
      if (!(await context.hotels.hoster(body.hoster)))
        throw unprocessable('/hoster', 'is not a hotel known here');
      // In some time zones it is tomorrow already.
      if (body.birthDate !== undefined && body.birthDate > addDays(dayOf(now), 1))
        throw unprocessable('/birthDate', 'is in the future');
      const email = body.email.toLowerCase();
      const updates = body.overwriting && email !== '' ? await customerOfKey(bearer, context) : undefined;
      const customer = { email, updates, json: sealedJson(body, context.cipher) };
      return { ...start, kind: 'customer', answer: '{}', customer };
    },
    answer: async (id) => JSON.stringify({ _id: id, key: await receiptKey('customer', id, context.crypto) }),
  });

/** The id of the customer whose key this is. */
async function customerOfKey(key: string | undefined, { crypto }: Context): Promise<string | undefined> {
  const id = key?.slice(0, key.lastIndexOf('.'));
  return key && id && isSameSecret(key, await receiptKey('customer', id, crypto)) ? id : undefined;
}
