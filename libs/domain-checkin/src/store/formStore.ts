import type { CheckinForm } from '@guest/api-contract';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';

export interface FormState {
  /** Whose form it is. */
  hosterId: string;
  form: Resource<CheckinForm>;
  /** Brings it unless it is here or on its way. Resolves with whether it is here; never rejects. */
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
  /** Asks the same again. */
  retry: (api: ApiSource) => Promise<boolean>;
}

/** Which steps and fields the check-in has at this hotel. */
export const useFormStore = defineStore<FormState>(
  'checkinForm',
  (set, get, _store, { madeAt }) => {
    const keyed = createKeyedResource<CheckinForm>({
      read: () => ({ key: get().hosterId, resource: get().form }),
      write: ({ key, resource }) => set({ hosterId: key, form: resource }),
      madeAt,
    });
    const taskOf = (api: ApiSource, hosterId: string) => async () => {
      const { client, calls } = await loadCalls(api, () => import('../calls'));
      return calls.getCheckinForm(client, hosterId);
    };
    return {
      hosterId: '',
      form: idle,
      load: (api, hosterId) => keyed.load(hosterId, taskOf(api, hosterId)),
      retry: (api) => keyed.reload(get().hosterId, taskOf(api, get().hosterId)),
    };
  },
  { serve: ['hosterId', 'form'] },
);
