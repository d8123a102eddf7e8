import { type Availability, timeOf } from '@guest/api-contract';
import { fakeNetwork } from '@guest/testing';
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { filledOrder } from '../test/arbitraries';
import { buildOrder } from './buildOrder';
import { checkDelivery, type Delivery } from './delivery';
import { emptyDraft, type Draft } from './draft';
import { missingChoices } from './missingChoices';
import type { Service } from './service';
import { totalCents } from './totals';

const HOTEL = 'petit-hotel-bleu';
const PARIS = 'Europe/Paris';
const guest = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '12' };
/** The server allows what the page allowed while the guest was still filling in the order. */
const GRACE_MS = 5 * 60_000;

const quarter = fc.nat({ max: 95 }).map((index) => timeOf(index * 15));
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const availability: fc.Arbitrary<Availability | undefined> = orNone(
  fc.record({
    from: orNone(quarter),
    to: orNone(quarter),
    slotMinutes: orNone(fc.constantFrom(10, 15, 30, 45, 60)),
    orderBeforeOnPreviousDay: orNone(quarter),
  }),
);
const delivery: fc.Arbitrary<Delivery> = fc.oneof(
  fc.constant<Delivery>({ mode: 'now', day: '', time: '' }),
  fc.record({
    mode: fc.constant('at' as const),
    // Today, the next days, a clock change, the last day that the hotel takes and the one after it.
    day: fc.constantFrom('2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2027-03-27', '2027-03-28'),
    time: fc.oneof(
      quarter,
      fc.nat({ max: 1_439 }).map((minutes) => timeOf(minutes)),
    ),
  }),
);
const now = fc.nat({ max: 86_399 }).map((seconds) => new Date(Date.UTC(2026, 2, 27) + seconds * 1_000));

const anOrder = fc
  .tuple(
    filledOrder,
    availability,
    delivery,
    now,
    fc.constantFrom('sheet', 'single'),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([{ service, sheets }, hours, wish, at, type, quantity]) => ({
    service: {
      ...service,
      type,
      availability: hours,
      ...(type === 'single' && { sections: [] }),
    } as Service,
    draft: { ...emptyDraft, sheets, quantity, delivery: wish } satisfies Draft,
    at,
  }));

/** The service as the API sends it. */
const toWire = ({ id: _id, sections, ...rest }: Service) => ({
  _id,
  ...rest,
  sections: sections.map(({ id, items, ...section }) => ({
    _id: id,
    ...section,
    items: items.map((item) => ({ _id: item.id, ...item })),
  })),
});

async function post(path: string, body: unknown) {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as { _id: string; totalCents?: number } };
}

/** Whether the page lets the guest send the order at this moment. */
function pageAllows(service: Service, draft: Draft, at: Date): boolean {
  const faults = checkDelivery(draft.delivery, service.availability, { now: at, timeZone: PARIS });
  const isComplete = service.type === 'single' || missingChoices(service, draft.sheets).length === 0;
  return isComplete && Object.keys(faults).length === 0;
}

afterEach(() => vi.useRealTimers());

it('allows and prices the same orders on the page and on the server', { timeout: 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await fc.assert(
    fc.asyncProperty(anOrder, async ({ service, draft, at }) => {
      vi.setSystemTime(at);
      await fakeNetwork({
        hotel: 'petit-hotel',
        change: (bundle) => ({
          ...bundle,
          hoster: { ...bundle.hoster, subscriptionStatus: { isAdditionalSellsSubscribed: true } },
          // Orders go on the room.
          paymentSettings: undefined,
          catalogue: {
            categories: [
              { _id: 'c', name: 'c', subcategories: [{ _id: 's', name: 's', services: [toWire(service)] }] },
            ],
          },
        }),
      });
      const customer = await post('customer', { hoster: HOTEL, overwriting: false });
      const answer = await post('order', {
        ...buildOrder({ service, draft, guest, hosterId: HOTEL, timeZone: PARIS }),
        customer: customer.json._id,
      });
      const isAllowed =
        pageAllows(service, draft, at) || pageAllows(service, draft, new Date(at.getTime() - GRACE_MS));
      expect({ status: answer.status, totalCents: answer.json.totalCents }).toEqual(
        isAllowed
          ? { status: 201, totalCents: totalCents(service, draft) }
          : { status: 422, totalCents: undefined },
      );
    }),
    { numRuns: 100 },
  );
});
