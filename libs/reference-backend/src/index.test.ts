import { expect, it } from 'vitest';
import * as library from './index';

it('exports what the server, tests and stories need, and nothing more', () => {
  expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
    [
      "DEFAULT_ORDER_COUNT",
      "HotelBundle",
      "StorageError",
      "StorageUnavailableError",
      "createBackend",
      "createBackendFetch",
      "createMemoryStorage",
      "createMemoryVault",
      "createPlaceIndex",
      "createSamplePlaces",
      "createWebPorts",
      "demoSlugs",
      "fromHotelRecord",
      "loadDemoHotel",
      "mergeCustomer",
      "moveOrder",
      "parseBundle",
      "purgeDocuments",
      "repeatOf",
      "resolveFiles",
      "slugTaken",
      "toHotelRecord",
    ]
  `);
});
