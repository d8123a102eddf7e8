import { useEffect, useRef, useState } from 'react';
import { newAttempt } from '@guest/api-client';
import { useOutbox, useOutboxStore } from '@guest/outbox';
import { loadCalls, useApi, useHoster } from '@guest/visit';
import { entryOf, stageOf } from '../model/submission';
import { useSubmissionStore, type ContactKind } from '../store/submissionStore';

const senders = {
  message: () => import('../sending/messageSender'),
  feedback: () => import('../sending/moodSender'),
};

interface Outgoing<Body> {
  body: Body;
  /** The calls that it takes: each has a key of its own. */
  calls: readonly string[];
  /** What it is, in the outbox. */
  label: string;
  /** What its confirmation depends on. */
  subject?: string | undefined;
  /** What the guest said, for the confirmation. */
  words: string;
}

interface Draft<Body> {
  /** It has done its work. */
  clear: () => void;
  /** Brings back what the hotel refused, unless there is something newer. */
  restore: (body: Body) => void;
}

/** One form's way to the hotel: sent at once, kept where that fails, the same on every retry. */
export function useSubmission<Body>(kind: ContactKind, draft: Draft<Body>) {
  const { _id: hosterId, slug } = useHoster();
  const outbox = useOutbox();
  const id = useSubmissionStore((state) => state.ids[kind]);
  const entry = useOutboxStore((state) => entryOf(state.entries, { kind, hosterId, id }));
  const words = useSubmissionStore((state) => (entry ? state.words[entry.id] : undefined));
  const follow = useSubmissionStore((state) => state.follow);
  const leave = useSubmissionStore((state) => state.leave);
  const remove = useOutboxStore((state) => state.remove);
  const [underWay, setUnderWay] = useState<'submit' | 'retry'>();
  // The outbox itself could not be had: a chunk that does not come is a network that does not either.
  const [isUnreachable, setUnreachable] = useState(false);
  const isBusy = useRef(false);

  const status = entry?.status;
  useEffect(() => {
    if (!entry) return;
    if (status === 'refused' && entry.body !== undefined) draft.restore(entry.body as Body);
    if (status !== 'received') return;
    // With the hotel, wherever and whenever it was sent.
    draft.clear();
    // Seen: the next visit of this screen begins anew; a reload shows it again.
    return () => {
      remove(entry.id);
      leave(kind);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each that arrives or comes back
  }, [status, entry?.id]);

  const api = useApi();
  useEffect(() => {
    // What sends is here before it is needed: by then there may be no network, and a browser asks for a file but once.
    void Promise.all([outbox(), senders[kind](), loadCalls(api, () => import('../calls'))]).catch(
      () => undefined,
    );
  }, [api, kind, outbox]);

  async function once(what: 'submit' | 'retry', work: () => Promise<unknown>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(what);
    setUnreachable(false);
    await work().catch(() => setUnreachable(true));
    isBusy.current = false;
    setUnderWay(undefined);
  }

  return {
    entry,
    words,
    isBusy: underWay !== undefined,
    isUnreachable,
    // The form stays until it is known how its sending went.
    stage: stageOf(entry, underWay === 'submit'),
    submit: (outgoing: Outgoing<Body>) =>
      once('submit', async () => {
        const { submit, retry } = await outbox();
        const { body, calls, label, subject } = outgoing;
        // The same again is the same submission.
        if (entry?.status === 'refused' && JSON.stringify(entry.body) === JSON.stringify(body)) {
          await retry(entry.id);
          return;
        }
        if (entry) remove(entry.id);
        const keys = Object.fromEntries(calls.map((call) => [call, newAttempt().key]));
        const next = newAttempt().key;
        follow(kind, next, outgoing.words);
        await submit({ id: next, kind, hosterId, slug, label, ...(subject && { subject }), body, keys });
      }),
    retry: () => once('retry', async () => entry && (await outbox()).retry(entry.id)),
    /** Another one: what is on its way goes on by itself. */
    startAgain: () => {
      draft.clear();
      leave(kind);
    },
  };
}
