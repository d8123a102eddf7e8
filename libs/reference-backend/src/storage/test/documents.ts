import { describe, expect, it } from 'vitest';
import type { OpenedStorages } from '../conformance';
import { sampleDocument, sampleId } from '../samples';

/** Identity papers and which reservations are checked in. */
export function documentConformance(opened: () => OpenedStorages): void {
  describe('documents', () => {
    it('are found by their id, with what they are', async () => {
      const { storage, other = storage } = opened();
      const document = sampleDocument('hotel');
      await storage.submit(document);
      expect(await other.findDocument(document.id)).toEqual({
        id: document.id,
        hosterId: 'hotel',
        mediaType: 'image/png',
        byteCount: 3,
        createdAt: document.createdAt,
        departureDay: null,
      });
      expect(await storage.findDocument('nothing')).toBeUndefined();
    });

    it('are kept until the day that the latest check-in says', async () => {
      const { storage } = opened();
      const document = sampleDocument('hotel');
      await storage.submit(document);
      await storage.claimDocuments([document.id, document.id], '2026-06-20');
      await storage.claimDocuments([document.id], '2026-06-22');
      await storage.claimDocuments([], '2026-06-30');
      expect(await storage.findDocument(document.id)).toMatchObject({ departureDay: '2026-06-22' });
    });

    it('expire by the day they are kept until, or by their age where nothing named them', async () => {
      const { storage } = opened();
      const [left, stays, unclaimed, fresh] = [
        sampleDocument('hotel'),
        sampleDocument('hotel'),
        sampleDocument('hotel', { createdAt: '2001-01-01T10:00:00.000Z' }),
        sampleDocument('hotel', { createdAt: '2001-01-03T10:00:00.000Z' }),
      ];
      for (const document of [left, stays, unclaimed, fresh]) await storage.submit(document);
      await storage.claimDocuments([left.id], '2001-01-01');
      await storage.claimDocuments([stays.id], '2001-01-02');
      const expiry = { departedBefore: '2001-01-02', unclaimedBefore: '2001-01-02T10:00:00.000Z' };
      const ids = (await storage.listExpiredDocuments(expiry, 10)).map(({ id }) => id);
      expect(ids.sort()).toEqual([left.id, unclaimed.id].sort());
      expect(await storage.listExpiredDocuments(expiry, 1)).toHaveLength(1);
      await storage.forgetDocuments(ids);
      await storage.forgetDocuments([]);
      expect(await storage.listExpiredDocuments(expiry, 10)).toEqual([]);
      expect(await storage.findDocument(stays.id)).toBeDefined();
      expect(await storage.findSubmission('document', 'hotel', left.key)).toBeUndefined();
    });
  });

  describe('reservations', () => {
    it('are checked in once somebody has, at their own hotel', async () => {
      const { storage, other = storage } = opened();
      const reservation = sampleId('reservation');
      expect(await storage.isCheckedIn('hotel', reservation)).toBe(false);
      const at = '2026-06-15T10:00:00.000Z';
      await storage.markCheckedIn('hotel', reservation, { id: 'first', at });
      await storage.markCheckedIn('hotel', reservation, { id: 'second', at });
      expect(await other.isCheckedIn('hotel', reservation)).toBe(true);
      expect(await storage.isCheckedIn('another-hotel', reservation)).toBe(false);
    });
  });
}
