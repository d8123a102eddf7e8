import type { Extras, PaymentSettings } from '@guest/api-contract';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import type * as checkinCalls from '../calls';
import type { Api } from '@guest/api-client';

interface BroughtState<T, Q> {
  key: string;
  resource: Resource<T>;
  /** Brings it unless it is here or on its way; never rejects. */
  load: (api: ApiSource, question: Q) => Promise<boolean>;
  /** Brings it again: it has changed there. */
  reload: (api: ApiSource, question: Q) => Promise<boolean>;
}

/** What a step shows of the hotel's other systems. It belongs to a reservation: never served, never kept. */
function defineBrought<T, Q>(
  name: string,
  fetch: (calls: typeof checkinCalls, client: Api, question: Q) => Promise<T>,
) {
  return defineStore<BroughtState<T, Q>>(name, (set, get) => {
    const keyed = createKeyedResource<T>({
      read: () => ({ key: get().key, resource: get().resource }),
      write: (next) => set(next),
    });
    const bring = (api: ApiSource, question: Q) => async () => {
      const { client, calls } = await loadCalls(api, () => import('../calls'));
      return fetch(calls, client, question);
    };
    return {
      key: '',
      resource: idle,
      load: (api, question) => keyed.load(JSON.stringify(question), bring(api, question)),
      reload: (api, question) => keyed.reload(JSON.stringify(question), bring(api, question)),
    };
  });
}

/** Rooms and extras that suit the stay. */
export const useExtrasStore = defineBrought<Extras, { hosterId: string; reservationKey?: string }>(
  'checkinExtras',
  (calls, client, { hosterId, reservationKey }) =>
    calls.getExtras(client, { hosterId, isCheckin: true, reservationCryptedId: reservationKey }),
);

/** Whether a card is held, and whether that is done. */
export const useHoldStore = defineBrought<PaymentSettings, { hosterId: string; publicId?: string }>(
  'checkinHold',
  (calls, client, { hosterId, publicId }) => calls.getPaymentSettings(client, hosterId, publicId),
);
