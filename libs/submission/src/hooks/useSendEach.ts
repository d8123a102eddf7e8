import { useRegistry } from '@guest/state';
import { useSubmissionsSource } from '../context/SubmissionsContext';
import type { SubmissionContext, SubmissionDefinition } from '../model/definition';
import { planSubmission } from '../model/plan';
import { withoutNetwork } from '../model/submission';
import { findKept, useSubmissionsStore } from '../store/submissionsStore';

interface Wanted<Body> {
  subject: string;
  label: string;
  body: Body;
}

/**
 * Keeps and sends several submissions of one kind at once; each is a new one, and no form shows it. Resolves with
 * whether all were received; the others go on by themselves.
 */
export function useSendEach<Body, Receipt, C extends SubmissionContext>(
  definition: SubmissionDefinition<Body, Receipt, C>,
): (wanted: readonly Wanted<Body>[]) => Promise<boolean> {
  const store = useSubmissionsStore.in(useRegistry());
  const source = useSubmissionsSource();
  return async (wanted) => {
    const { put, change } = store.getState();
    const ids = wanted.map((one) => {
      const { kept } = planSubmission(definition, { ...one, now: Date.now() }, undefined);
      put(kept);
      return kept.id;
    });
    const submissions = await source().catch(() => undefined);
    if (submissions) await Promise.all(ids.map((id) => submissions.attempt(id)));
    // Without the code that sends they wait for the network.
    else for (const id of ids) change(id, withoutNetwork);
    return ids.every((id) => findKept(store.getState(), id)?.status === 'received');
  };
}
