import { describe, expect, it } from 'vitest';
import { racers, type OpenedStorages } from './conformance';
import { sampleCheckin, sampleDocument, sampleId } from './samples';

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
      const checkIn = (ids: string[], departureDay: string) =>
        storage.submit(sampleCheckin('hotel', { papers: { ids, departureDay } }));
      await checkIn([document.id, document.id], '2026-06-20');
      await checkIn([document.id], '2026-06-22');
      await checkIn([], '2026-06-30');
      expect(await storage.findDocument(document.id)).toMatchObject({ departureDay: '2026-06-22' });
    });

    describe('of a check-in that was tried several times', () => {
      const tries = () => {
        const document = sampleDocument('hotel');
        const first = sampleCheckin('hotel');
        const attempt = (revision: number) => ({
          ...first,
          id: sampleId('id'),
          bodyHash: `try ${revision}`,
          revision,
          json: JSON.stringify({ revision }),
          papers: { ids: [document.id], departureDay: `2026-06-1${revision}` },
        });
        return { document, attempt };
      };

      it('are kept until the day of the latest try, whichever arrives last', async () => {
        const { storage } = opened();
        const { document, attempt } = tries();
        await storage.submit(document);
        const dayAfter = async (revision: number) => {
          await storage.submit(attempt(revision));
          return (await storage.findDocument(document.id))?.departureDay;
        };
        expect(await dayAfter(1)).toBe('2026-06-11');
        expect(await dayAfter(3)).toBe('2026-06-13');
        expect(await dayAfter(2)).toBe('2026-06-13');
        expect(await dayAfter(0)).toBe('2026-06-13');
        expect(await dayAfter(3)).toBe('2026-06-13');
        expect(await dayAfter(4)).toBe('2026-06-14');
        // Another body under the same number is refused, and claims nothing.
        const refused = {
          ...attempt(4),
          bodyHash: 'other',
          papers: { ids: [document.id], departureDay: '2030-01-01' },
        };
        expect(await storage.submit(refused)).toEqual({ outcome: 'keyReused' });
        expect((await storage.findDocument(document.id))?.departureDay).toBe('2026-06-14');
      });

      it('are kept until the day of the latest, however many arrive at once', async () => {
        const [storage, other] = racers(opened());
        const { document, attempt } = tries();
        await storage.submit(document);
        await Promise.all(
          [3, 1, 5, 2, 4].map((revision, at) => (at % 2 === 0 ? storage : other).submit(attempt(revision))),
        );
        expect((await storage.findDocument(document.id))?.departureDay).toBe('2026-06-15');
      });
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
      await storage.submit(
        sampleCheckin('hotel', { papers: { ids: [left.id], departureDay: '2001-01-01' } }),
      );
      await storage.submit(
        sampleCheckin('hotel', { papers: { ids: [stays.id], departureDay: '2001-01-02' } }),
      );
      const expiry = { departedBefore: '2001-01-02', unclaimedBefore: '2001-01-02T10:00:00.000Z' };
      const ids = (await storage.listExpiredDocuments(expiry, 10)).map(({ id }) => id);
      expect(ids.sort()).toEqual([left.id, unclaimed.id].sort());
      expect(await storage.listExpiredDocuments(expiry, 1)).toHaveLength(1);
      await storage.removeDocuments(ids);
      await storage.removeDocuments([]);
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
