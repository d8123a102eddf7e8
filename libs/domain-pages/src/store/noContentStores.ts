import type { Catalogue, CheckinForm, Partners } from '@guest/api-contract';
import { defineDocument } from './hotelDocument';

// What the placeholder page loads beside the room directory (decisions.md 14). Home has a store of its own in the
// first load; this one is asked in the same breath as the others and told as plainly.
export const usePartnersStore = defineDocument<Partners, [hosterId: string]>(
  'placeholderPartners',
  (calls, client, id) => calls.getPartners(client, id),
);
export const useProductsStore = defineDocument<Catalogue, [hosterId: string]>(
  'placeholderProducts',
  (calls, client, id) => calls.getProducts(client, id),
);
export const useCheckinFormStore = defineDocument<CheckinForm, [hosterId: string]>(
  'placeholderCheckinForm',
  (calls, client, id) => calls.getCheckinForm(client, id),
);
