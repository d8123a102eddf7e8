import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { fromReviewsForm, type ReviewForm } from '../model/form';

export interface FormState {
  /** Whose form it is. */
  hosterId: string;
  form: Resource<ReviewForm>;
  /** Brings it unless it is here or on its way. */
  load: (api: ApiSource, hosterId: string) => Promise<boolean>;
  /** Asks again, whatever is here. */
  reload: (api: ApiSource, hosterId: string) => Promise<boolean>;
}

/** What the hotel asks; the server fetches it, the browser takes it over. */
export const useFormStore = defineStore<FormState>(
  'reviewForm',
  (set, get, _store, { madeAt }) => {
    const form = createKeyedResource<ReviewForm>({
      read: () => ({ key: get().hosterId, resource: get().form }),
      write: ({ key, resource }) => set({ hosterId: key, form: resource }),
      madeAt,
    });
    const bring = (api: ApiSource, hosterId: string) => async () => {
      const { client, calls } = await loadCalls(api, () => import('../calls'));
      return fromReviewsForm(await calls.getReviewsForm(client, hosterId));
    };
    return {
      hosterId: '',
      form: idle,
      load: (api, hosterId) => form.load(hosterId, bring(api, hosterId)),
      reload: (api, hosterId) => form.reload(hosterId, bring(api, hosterId)),
    };
  },
  { serve: ['hosterId', 'form'] },
);
