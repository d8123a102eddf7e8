import type { Catalogue, Hoster } from '@guest/api-contract';
import { indexCatalogue, type CatalogueIndex } from '../order/catalogueIndex';
import type { DocumentKind, Storage } from '../storage/storage';

/** A hotel's documents, parsed and indexed once per revision of the storage. */
export interface HotelReader {
  hoster(hosterId: string): Promise<Hoster | undefined>;
  catalogue(hosterId: string): Promise<CatalogueIndex | undefined>;
}

export function createHotelReader(storage: Storage): HotelReader {
  let revision = -1;
  const parsed = new Map<string, Promise<unknown>>();

  async function once<T>(
    hosterId: string,
    kind: DocumentKind,
    make: (json: string | undefined) => T,
  ): Promise<T> {
    const current = await storage.revision();
    if (current !== revision) parsed.clear();
    revision = current;
    const key = JSON.stringify([kind, hosterId]);
    const known = parsed.get(key) as Promise<T> | undefined;
    if (known) return known;
    const making = storage.getDocument(hosterId, kind).then(make);
    parsed.set(key, making);
    // Neither a failure nor an unknown hotel is kept: ids are the guest's to invent.
    void making.then(
      (value) => value ?? parsed.delete(key),
      () => parsed.delete(key),
    );
    return making;
  }

  return {
    // Documents were validated when the hotel was imported.
    hoster: (hosterId) =>
      once(hosterId, 'hoster', (json) => (json === undefined ? undefined : (JSON.parse(json) as Hoster))),
    catalogue: (hosterId) =>
      once(hosterId, 'catalogue', (json) =>
        json === undefined ? undefined : indexCatalogue(JSON.parse(json) as Catalogue),
      ),
  };
}
