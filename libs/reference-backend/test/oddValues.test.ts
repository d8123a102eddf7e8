import { isDeepStrictEqual } from 'node:util';
import { routes, type Route, type RouteName } from '@guest/api-contract';
import { readLeniently } from '@guest/api-contract/read-leniently';
import { describe, expect, it } from 'vitest';
import { completed, oddValuesFor, placesOf, withoutPlace, withValue, type Json } from '../src/testing';

/** Every call whose answer the app shows: all but receipts and what the ingest host answers. */
const reads: RouteName[] = [
  'getHoster',
  'getHomePage',
  'getRoomDirectory',
  'getProducts',
  'getPartners',
  'getSeminars',
  'getPersonalPages',
  'getPage',
  'getReviewsForm',
  'getCheckinForm',
  'getPaymentSettings',
  'getPayment',
  'getExtras',
  'getReservation',
  'findReservation',
  'getOrder',
  'getPlaces',
  'getAroundMe',
];

function read(schema: Route['answer'], answer: Json): Json | undefined {
  const reading = readLeniently(schema, structuredClone(answer));
  return reading.isRead ? (reading.output as Json) : undefined;
}

describe.each(reads)('an odd value in the answer of %s', (name) => {
  it('costs itself, or the nearest thing around it that may be absent', () => {
    const schema = routes[name].answer as Route['answer'];
    const answer = completed(schema, undefined);
    const good = read(schema, answer);
    expect(good).toBeDefined();
    const failed: string[] = [];
    let count = 0;
    for (const { path, type, cost } of placesOf(schema, answer).filter((place) => place.cost.length > 0)) {
      const without = read(schema, withoutPlace(answer, cost));
      for (const odd of oddValuesFor(type)) {
        count += 1;
        const output = read(schema, withValue(answer, path, odd));
        const isOnlyChanged =
          output && isDeepStrictEqual(withoutPlace(output, cost), withoutPlace(good ?? null, cost));
        if (!isOnlyChanged && !isDeepStrictEqual(output, without))
          failed.push(`${path.join('.')} = ${JSON.stringify(odd)}: ${output ? 'costs more' : 'not read'}`);
      }
    }
    expect(count).toBeGreaterThan(200);
    expect(failed).toEqual([]);
  });
});
