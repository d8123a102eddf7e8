import { useLayoutEffect, useState } from 'react';
import {
  useSubmission,
  useSubmissionsSource,
  useSubmissionsStore,
  useUnread,
  type SubmissionDefinition,
} from '@guest/submission';
import type { VisitContext } from '../api/visitContext';
import { usePreparedSubmission } from './usePreparedSubmission';

/** What a form holds besides its submission. */
interface FormDraft<Body> {
  isEmpty: boolean;
  /** Resets the draft that was sent; one that has changed since stays. */
  reset: (sent: Body) => void;
  /** Puts into the form what the hotel refused. */
  restore: (refused: Body) => void;
}

/**
 * A form with one submission, kept on the device. What the hotel refuses comes back into an empty form; beside another
 * draft it is `unread` until the guest has read it. `calls` are the library's calls of the API, a chunk of their own.
 */
export function useKeptForm<Body, Receipt>(
  definition: SubmissionDefinition<Body, Receipt, VisitContext>,
  { isEmpty, reset, restore }: FormDraft<Body>,
  calls: () => Promise<object>,
) {
  const submission = useSubmission(definition);
  const { kept, status, follow, startAgain, withdraw } = submission;
  const [firstUnread] = useUnread<Body, Receipt>(definition.kind);
  const source = useSubmissionsSource();
  const remove = useSubmissionsStore((state) => state.remove);

  const unread = status === 'editing' ? firstUnread : undefined;
  const returning = status === 'refused' ? kept : unread;
  useLayoutEffect(() => {
    if (returning?.body === undefined || !isEmpty) return;
    follow(returning.id);
    if (returning.status === 'refused') restore(returning.body);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each submission that comes back
  }, [returning?.id]);

  usePreparedSubmission(definition, calls);

  // The confirmation shows what was sent; the kit removes the body once the hotel has it.
  const [seen, setSeen] = useState({ id: kept?.id, body: kept?.body });
  if (kept?.body !== undefined && (kept.id !== seen.id || kept.body !== seen.body))
    setSeen({ id: kept.id, body: kept.body });

  const resetDraft = () => {
    if (kept?.body !== undefined) reset(kept.body);
  };
  return {
    ...submission,
    /** The form stays until its first sending has ended. */
    isForm: status === 'editing' || status === 'refused' || submission.busyWith === 'send',
    /** What was sent, as long as this page lives. */
    sent: seen.id === kept?.id ? seen.body : undefined,
    send: async (body: Body, label: string) => {
      const next = await submission.send(body, { label });
      if (next !== 'refused') reset(body);
      return next;
    },
    withdraw: () => {
      resetDraft();
      withdraw();
    },
    startAgain: () => {
      resetDraft();
      startAgain();
    },
    /** Refused or expired while no form showed it, and the form holds another draft. */
    unread,
    removeUnread: () => {
      if (unread) remove(unread.id);
    },
    /** Sends an expired one late, beside the form. */
    sendUnread: async () => {
      if (!unread) return;
      const after = await (await source()).attempt(unread.id);
      if (after?.status === 'received') remove(after.id);
    },
  };
}
