import { describe, expect, it } from 'vitest';
import type { OpenedStorages } from './conformance';
import { sampleCustomer, sampleHotel, sampleOrder } from './samples';
import { StorageError } from '../storage';

/** Hotels are imported, removed and replaced as a whole. */
export function hotelConformance(opened: () => OpenedStorages): void {
  describe('hotels', () => {
    it('gives back what was imported, in its order and byte for byte', async () => {
      const { storage } = opened();
      const hotel = sampleHotel();
      await storage.importHotel(hotel);
      expect(await storage.exportHotel(hotel.slug)).toEqual(hotel);
      expect(await storage.getDocuments(hotel.hosterId, 'pages')).toEqual([
        '{"title":"Zwei"}',
        '{"title":"Éins"}',
      ]);
      expect(await storage.getDocument(hotel.hosterId, 'pages', 'first')).toBe('{"title":"Éins"}');
      expect(await storage.getFile(hotel.slug, 'facade.svg')).toEqual(hotel.files[0]);
    });

    it('finds a hotel by its slug in any case, and nothing by others', async () => {
      const { storage } = opened();
      const { hosterId, slug, name } = sampleHotel();
      await storage.importHotel(sampleHotel({ hosterId }));
      expect(await storage.findHotel(slug.toUpperCase())).toEqual({ hosterId, slug, name });
      expect(await storage.listHotels()).toContainEqual({ hosterId, slug, name });
      expect(await storage.findHotel('nowhere')).toBeUndefined();
      expect(await storage.exportHotel('nowhere')).toBeUndefined();
      expect(await storage.getFile(slug, 'nothing.svg')).toBeUndefined();
      expect(await storage.getDocument(hosterId, 'catalogue')).toBeUndefined();
      expect(await storage.getDocuments(hosterId, 'partners')).toEqual([]);
    });

    it('replaces everything of the hotel and nothing of its guests', async () => {
      const { storage } = opened();
      const hotel = sampleHotel();
      await storage.importHotel(hotel);
      const customer = sampleCustomer(hotel.hosterId);
      await storage.submit(customer);
      const order = sampleOrder(hotel.hosterId, customer.id);
      await storage.submit(order);
      const renamed = sampleHotel({
        hosterId: hotel.hosterId,
        slug: `${hotel.slug}-new`,
        documents: [],
        files: [],
      });
      await storage.importHotel(renamed);
      expect(await storage.findHotel(hotel.slug)).toBeUndefined();
      expect(await storage.exportHotel(renamed.slug)).toEqual(renamed);
      expect(await storage.getOrder(order.id)).toMatchObject({ roomNumber: '214' });
      expect(await storage.findCustomer(hotel.hosterId, customer.id)).toBeDefined();
    });

    it('changes nothing when an import fails half-way', async () => {
      const { storage } = opened();
      const hotel = sampleHotel();
      await storage.importHotel(hotel);
      const twice = { kind: 'hoster', key: '', json: '{}' } as const;
      await expect(
        storage.importHotel({ ...hotel, name: 'Other', documents: [twice, twice] }),
      ).rejects.toThrow();
      expect(await storage.exportHotel(hotel.slug)).toEqual(hotel);
    });

    it("refuses another hotel's slug in one clear line", async () => {
      const { storage } = opened();
      const hotel = sampleHotel();
      await storage.importHotel(hotel);
      const thief = sampleHotel({ slug: hotel.slug });
      await expect(storage.importHotel(thief)).rejects.toThrow(StorageError);
      expect(await storage.findHotel(hotel.slug)).toMatchObject({ hosterId: hotel.hosterId });
    });

    it('removes a hotel with its documents and files', async () => {
      const { storage } = opened();
      const hotel = sampleHotel();
      await storage.importHotel(hotel);
      expect(await storage.deleteHotel(hotel.slug)).toBe(true);
      expect(await storage.deleteHotel(hotel.slug)).toBe(false);
      expect(await storage.getDocument(hotel.hosterId, 'hoster')).toBeUndefined();
      expect(await storage.getFile(hotel.slug, 'facade.svg')).toBeUndefined();
    });

    it('counts a revision up at each change of a hotel, seen from another process too', async () => {
      const { storage, other = storage } = opened();
      const hotel = sampleHotel();
      const before = await other.revision();
      await storage.importHotel(hotel);
      const imported = await other.revision();
      expect(imported).toBeGreaterThan(before);
      await storage.deleteHotel(hotel.slug);
      expect(await other.revision()).toBeGreaterThan(imported);
      const customer = sampleCustomer(hotel.hosterId);
      const afterImport = await other.revision();
      await storage.submit(customer);
      expect(await other.revision()).toBe(afterImport);
    });
  });
}
