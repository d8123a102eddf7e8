import { addDays, dayOf } from '@guest/api-contract';
import { unprocessable } from '../http/problem';
import type { Operation } from './operation';
import { submitOnce } from './submitOnce';

/**
 * Makes a guest known to the hotel. With `overwriting`, a customer of the same hotel and e-mail is updated and
 * keeps its id; otherwise, and without an e-mail, every submission is a new customer.
 */
export const postCustomer: Operation<'postCustomer'> = ({ body, idempotencyKey }, context) =>
  submitOnce({ kind: 'customer', hosterId: body.hoster, body, idempotencyKey }, context, {
    build: async (start, now) => {
      if (!(await context.hotels.hoster(body.hoster)))
        throw unprocessable('/hoster', 'is not a hotel known here');
      // In some time zones it is tomorrow already.
      if (body.birthDate !== undefined && body.birthDate > addDays(dayOf(now), 1))
        throw unprocessable('/birthDate', 'is in the future');
      const email = body.email.toLowerCase();
      const customer = { email, isOverwriting: body.overwriting && email !== '', json: JSON.stringify(body) };
      return { ...start, kind: 'customer', answer: '{}', customer };
    },
    answer: (id) => JSON.stringify({ _id: id }),
  });
