import { useState } from 'react';
import { useCanKeep, useRegistry } from '@guest/state';
import { useSubmissionsSource } from '../context/SubmissionsContext';
import type { SubmissionContext, SubmissionDefinition } from '../model/definition';
import { planSubmission } from '../model/plan';
import { withoutNetwork, type KeptSubmission, type SubmissionStatus } from '../model/submission';
import { findKept, formOf, useSubmissionsStore } from '../store/submissionsStore';
import { useSubmissionOf } from './useSubmissions';

function statusOf(kept: KeptSubmission | undefined): SubmissionStatus {
  // The visit has ended and only the keys are left, so the guest fills the form in again.
  const isWhole = kept?.status === 'received' || kept?.body !== undefined;
  return kept && isWhole ? kept.status : 'editing';
}

/**
 * The submission of one form: kept, sent at once, retried by itself under the same keys. `subject` tells forms
 * of one kind apart: a service's id. `only` is the id of a submission to show instead of the form's own.
 */
export function useSubmission<Body, Receipt, C extends SubmissionContext>(
  definition: SubmissionDefinition<Body, Receipt, C>,
  subject = '',
  only?: string,
) {
  const form = formOf(definition.kind, subject);
  const store = useSubmissionsStore.in(useRegistry());
  const source = useSubmissionsSource();
  const id = useSubmissionsStore((state) => only ?? state.shown[form]);
  const kept = useSubmissionOf<Body, Receipt>(id);
  const canKeep = useCanKeep();
  const [busyWith, setBusyWith] = useState<'send' | 'retry'>();
  const [isInVain, setInVain] = useState(false);
  const { put, change, remove, show } = store.getState();

  async function attempt(what: 'send' | 'retry', sent: string): Promise<SubmissionStatus> {
    setBusyWith(what);
    setInVain(false);
    try {
      await (await source()).attempt(sent);
    } catch {
      // The code that sends did not load: the submission waits for the network.
      change(sent, withoutNetwork);
    }
    const status = statusOf(findKept(store.getState(), sent));
    setBusyWith(undefined);
    setInVain(what === 'retry' && status !== 'received');
    return status;
  }

  return {
    status: statusOf(kept),
    kept,
    failure: kept?.failure,
    receipt: kept?.receipt,
    /** The guest's action that is under way; the form stays until its first sending has ended. */
    busyWith,
    isBusy: busyWith !== undefined,
    /** The guest's own retry has failed. */
    isInVain,
    /** Whether the browser really keeps it: a full or forbidden storage does not. */
    isOnDevice: kept !== undefined && kept.keptOn !== 'memory' && canKeep,
    /** Keeps the body and sends it; resolves with how it stands. Ignored while a try of this page is under way. */
    send: async (body: Body, { label }: { label: string }): Promise<SubmissionStatus> => {
      if (busyWith !== undefined) return statusOf(kept);
      const plan = planSubmission(definition, { subject, label, body, now: Date.now() }, kept);
      if (plan.replaces && kept) remove(kept.id);
      put(plan.kept);
      show(form, plan.kept.id);
      return attempt('send', plan.kept.id);
    },
    /** Sends it now at the guest's wish, after its deadline too. */
    retry: async (): Promise<SubmissionStatus> =>
      kept && busyWith === undefined ? attempt('retry', kept.id) : statusOf(kept),
    /** Withdraws it for good. */
    withdraw: () => {
      if (kept) remove(kept.id);
    },
    /** Empties the form for another submission; this one is still sent. */
    startAgain: () => show(form, undefined),
    /** Removes a received submission whose confirmation was seen. */
    removeReceived: () => {
      if (kept?.status === 'received') remove(kept.id);
    },
    /** Makes the form show a submission that no form shows. */
    follow: (other: string) => show(form, other),
  };
}
