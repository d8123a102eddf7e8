import { describe, expect, it } from 'vitest';
import type { EndingKind, Storage } from '../storage';
import { sampleCheckin, sampleCustomer, sampleId, sampleMessage, sampleOrder } from './samples';

interface Opened {
  storage: Storage;
}

/** What guests sent ends, kind by kind, and nothing before its time. */
export function endingConformance(opened: () => Opened): void {
  describe('what had its time', () => {
    const at = (day: string) => ({ createdAt: `${day}T10:00:00.000Z` });
    const remove = (storage: Storage, hosterId: string, kind: EndingKind, before: string, isDryRun = false) =>
      storage.removeEnded({ hosterId, kind, before, isDryRun });

    it('is counted without being deleted, then deleted, and only that', async () => {
      const { storage } = opened();
      const hotel = sampleId('hotel');
      const [old, young] = [sampleMessage(hotel, at('2026-01-01')), sampleMessage(hotel, at('2026-01-02'))];
      const elsewhere = sampleMessage(`${hotel}-b`, at('2026-01-01'));
      for (const message of [old, young, elsewhere]) await storage.submit(message);
      expect(await storage.listDataOwners()).toEqual(expect.arrayContaining([hotel, `${hotel}-b`]));
      expect(await remove(storage, hotel, 'message', '2026-01-02', true)).toBe(1);
      expect(await remove(storage, hotel, 'feedback', '2026-01-02')).toBe(0);
      expect(await remove(storage, hotel, 'message', '2026-01-02')).toBe(1);
      expect(await remove(storage, hotel, 'message', '2026-01-02')).toBe(0);
      expect(await storage.findSubmission('message', hotel, old.key)).toBeUndefined();
      expect(await storage.findSubmission('message', hotel, young.key)).toMatchObject({ id: young.id });
      expect(await storage.findSubmission('message', `${hotel}-b`, elsewhere.key)).toBeDefined();
    });

    it('is a check-in by its departure, as its latest revision says', async () => {
      const { storage } = opened();
      const hotel = sampleId('hotel');
      const stay = (departureDay: string) => ({ papers: { ids: [], departureDay } });
      const checkin = sampleCheckin(hotel, { ...at('2026-01-01'), ...stay('2026-03-01') });
      await storage.submit(checkin);
      expect(await remove(storage, hotel, 'checkin', '2026-03-01')).toBe(0);
      const later = { ...checkin, id: sampleId('id'), bodyHash: 'later', revision: 1, ...stay('2026-03-05') };
      await storage.submit(later);
      expect(await remove(storage, hotel, 'checkin', '2026-03-02')).toBe(0);
      expect(await remove(storage, hotel, 'checkin', '2026-03-06')).toBe(1);
      expect(await storage.findSubmission('checkin', hotel, checkin.key)).toBeUndefined();
    });

    it('is an order by its delivery, and a customer once nothing names them', async () => {
      const { storage } = opened();
      const hotel = sampleId('hotel');
      const customer = { ...sampleCustomer(hotel), ...at('2026-01-01') };
      await storage.submit(customer);
      const { order, ...rest } = sampleOrder(hotel, customer.id);
      const soon = {
        ...rest,
        ...at('2026-01-01'),
        order: { ...order, deliveryDate: '2026-02-01T08:00:00.000Z' },
      };
      await storage.submit(soon);
      await storage.submit(
        sampleMessage(hotel, { kind: 'review', ...at('2026-01-01'), customerId: customer.id }),
      );
      expect(await remove(storage, hotel, 'order', '2026-02-01')).toBe(0);
      expect(await remove(storage, hotel, 'customer', '2026-06-01')).toBe(0);
      expect(await remove(storage, hotel, 'order', '2026-02-02')).toBe(1);
      expect(await storage.getOrder(soon.id)).toBeUndefined();
      expect(await remove(storage, hotel, 'customer', '2026-06-01')).toBe(0);
      expect(await remove(storage, hotel, 'review', '2026-06-01')).toBe(1);
      expect(await remove(storage, hotel, 'customer', '2026-06-01', true)).toBe(1);
      expect(await remove(storage, hotel, 'customer', '2026-06-01')).toBe(1);
      expect(await storage.findCustomer(hotel, customer.id)).toBeUndefined();
      expect(await storage.findSubmission('customer', hotel, customer.key)).toBeUndefined();
    });
  });

  describe('what a guest asks for', () => {
    it('is found as it stands now, by its kind and id', async () => {
      const { storage } = opened();
      const hotel = sampleId('hotel');
      const message = sampleMessage(hotel, { createdAt: '2026-01-01T10:00:00.000Z' });
      await storage.submit(message);
      expect(await storage.findKept('message', message.id)).toEqual({
        hosterId: hotel,
        json: message.json,
        createdAt: message.createdAt,
        endsOn: '2026-01-01',
      });
      expect(await storage.findKept('feedback', message.id)).toBeUndefined();
      const checkin = sampleCheckin(hotel, { papers: { ids: [], departureDay: '2026-03-01' } });
      await storage.submit(checkin);
      const papers = { ids: [], departureDay: '2026-03-05' };
      const revised = { json: '{"revision":1}', bodyHash: 'later', revision: 1, papers };
      await storage.submit({ ...checkin, ...revised, id: sampleId('id') });
      expect(await storage.findKept('checkin', checkin.id)).toMatchObject({
        json: '{"revision":1}',
        endsOn: '2026-03-05',
      });
      const customer = sampleCustomer(hotel);
      await storage.submit(customer);
      expect(await storage.findKept('customer', customer.id)).toEqual({
        hosterId: hotel,
        json: customer.customer.json,
        createdAt: customer.createdAt,
        endsOn: customer.createdAt.slice(0, 10),
      });
    });

    it('is deleted, but a customer only once nothing names them', async () => {
      const { storage } = opened();
      const hotel = sampleId('hotel');
      const customer = sampleCustomer(hotel);
      await storage.submit(customer);
      const review = sampleMessage(hotel, { kind: 'review', customerId: customer.id });
      await storage.submit(review);
      const other = sampleMessage(hotel, { kind: 'review' });
      await storage.submit(other);
      expect(await storage.removeKept('customer', customer.id)).toBe(false);
      expect(await storage.findCustomer(hotel, customer.id)).toBeDefined();
      expect(await storage.removeKept('message', review.id)).toBe(true);
      expect(await storage.findKept('review', review.id)).toBeDefined();
      expect(await storage.removeKept('review', review.id)).toBe(true);
      expect(await storage.findKept('review', review.id)).toBeUndefined();
      expect(await storage.findSubmission('review', hotel, review.key)).toBeUndefined();
      expect(await storage.findKept('review', other.id)).toBeDefined();
      expect(await storage.removeKept('customer', customer.id)).toBe(true);
      expect(await storage.findCustomer(hotel, customer.id)).toBeUndefined();
      expect(await storage.findSubmission('customer', hotel, customer.key)).toBeUndefined();
      expect(await storage.removeKept('customer', customer.id)).toBe(true);
      const buyer = sampleCustomer(hotel);
      await storage.submit(buyer);
      await storage.submit(sampleOrder(hotel, buyer.id));
      expect(await storage.removeKept('customer', buyer.id)).toBe(false);
    });
  });
}
