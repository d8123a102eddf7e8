import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newAttempt } from '@guest/api-client';
import { useOutbox, useOutboxStore } from '@guest/outbox';
import { focusHeading, loadCalls, useApi, useHoster, useReservationStore, useHotelZone } from '@guest/visit';
import { urgentUntil } from '../model/deadline';
import { followedOf, isLongReceived, stageOf, unreadOf } from '../model/submission';
import { useSubmissionStore, type ContactKind } from '../store/submissionStore';

const senders = {
  message: () => import('../sending/messageSender'),
  feedback: () => import('../sending/moodSender'),
};

interface Outgoing<Body> {
  body: Body | Promise<Body>;
  /** The calls that it takes: each has a key of its own. */
  calls: readonly string[];
  /** What it is, in the outbox. */
  label: string;
  /** What its confirmation depends on. */
  subject?: string | undefined;
  /** What the guest said, for the confirmation. */
  words: string;
  /** Somebody is to come or to call: much later it does not leave unasked. */
  isUrgent: boolean;
}

interface Draft<Body> {
  /** Nothing is being written. */
  isEmpty: boolean;
  /** This is on its way by itself: begins anew, unless something else has been written since. */
  forget: (body: Body) => void;
  /** Brings back what the hotel refused. */
  restore: (body: Body) => void;
}

/** One form's way to the hotel: sent at once, kept where that fails, the same on every retry. */
export function useSubmission<Body>(kind: ContactKind, draft: Draft<Body>) {
  const { _id: hosterId, slug } = useHoster();
  const timeZone = useHotelZone();
  const departureDate = useReservationStore((state) => state.departureDate);
  const outbox = useOutbox();
  const id = useSubmissionStore((state) => state.ids[kind]);
  const entry = useOutboxStore((state) => followedOf(state.entries, id));
  const unread = useOutboxStore((state) => (entry ? undefined : unreadOf(state.entries, { kind, hosterId })));
  // Known to the page that sent it alone.
  const words = useSubmissionStore((state) => (entry ? state.words[entry.id] : undefined));
  const follow = useSubmissionStore((state) => state.follow);
  const leave = useSubmissionStore((state) => state.leave);
  const remove = useOutboxStore((state) => state.remove);
  const [underWay, setUnderWay] = useState<'submit' | 'retry'>();
  // The outbox itself could not be had: a chunk that does not come is a network that does not either.
  const [isUnreachable, setUnreachable] = useState(false);
  const [isInVain, setInVain] = useState(false);
  const [begun, setBegun] = useState(0);
  const isBusy = useRef(false);

  const status = entry?.status;
  useLayoutEffect(() => {
    // Refused while nobody was looking: the form takes it up, unless something else is being written there.
    const found = status === 'refused' ? entry : unread;
    if (found?.body !== undefined && draft.isEmpty) {
      follow(kind, found.id);
      if (found.status === 'refused') draft.restore(found.body as Body);
    }
    if (!entry || status !== 'received') return;
    const letGo = () => {
      remove(entry.id);
      leave(kind);
    };
    // Who closed the tab on the confirmation comes back for the form.
    if (words === undefined && isLongReceived(entry, Date.now())) letGo();
    // Seen: the next visit of this screen begins anew; a reload shows it again.
    return letGo;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each that arrives or comes back
  }, [status, entry?.id, unread?.id]);

  // The button that had the focus is gone with the outcome.
  useEffect(() => {
    if (begun > 0) focusHeading();
  }, [begun]);

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
    setInVain(false);
    await work().catch(() => setUnreachable(true));
    isBusy.current = false;
    setUnderWay(undefined);
  }

  return {
    entry,
    /** Refused or asking, and never seen since: only where the form holds something else. */
    unread,
    /** Lets go of what was read. */
    discard: remove,
    /** Sends what is late all the same, beside the form. */
    sendLate: (late: string) =>
      void outbox().then(
        (box) => box.retry(late),
        () => undefined,
      ),
    words,
    isBusy: underWay !== undefined,
    isUnreachable,
    /** The guest's own wish to send it now has changed nothing. */
    isInVain,
    // The form stays until it is known how its sending went.
    stage: stageOf(entry, underWay === 'submit'),
    submit: (outgoing: Outgoing<Body>) =>
      once('submit', async () => {
        const { submit, retry } = await outbox();
        const { calls, label, subject, isUrgent } = outgoing;
        const body = await outgoing.body;
        // The same again is the same submission.
        if (entry?.status === 'refused' && JSON.stringify(entry.body) === JSON.stringify(body)) {
          follow(kind, entry.id, outgoing.words);
          await retry(entry.id);
          return;
        }
        if (entry) remove(entry.id);
        const keys = Object.fromEntries(calls.map((call) => [call, newAttempt().key]));
        const next = newAttempt().key;
        follow(kind, next, outgoing.words);
        await submit({
          id: next,
          kind,
          hosterId,
          slug,
          label,
          ...(subject && { subject }),
          ...(isUrgent && { sendBefore: urgentUntil(Date.now(), { departureDate, timeZone }) }),
          body,
          keys,
        });
      }),
    retry: () =>
      once('retry', async () => {
        if (!entry) return;
        const after = await outbox().then(
          (box) => box.retry(entry.id),
          () => undefined,
        );
        setInVain(after?.status !== 'received');
      }),
    /** The guest does not want it sent any more. */
    drop: () => {
      if (!entry) return;
      if (entry.body !== undefined) draft.forget(entry.body as Body);
      remove(entry.id);
      leave(kind);
      setBegun(begun + 1);
    },
    /** Another one: what is on its way goes on by itself. */
    startAgain: () => {
      if (entry?.body !== undefined) draft.forget(entry.body as Body);
      leave(kind);
      setBegun(begun + 1);
    },
  };
}
