import { useState } from 'react';
import type { OwnReceipt } from '@guest/api-client';
import { failureOf } from '@guest/state';
import { allSent, useSentStore, type SentReceipt } from '@guest/submission';
import { loadCalls, saveFile, useApi } from '@guest/visit';

/** What the last press came to. */
export type SentOutcome = 'saved' | 'removed' | 'gone' | 'kept' | 'failed';

/** A submission that can be read back; papers are only deleted. */
export type ReadableReceipt = SentReceipt & OwnReceipt;

const isReadable = (receipt: SentReceipt): receipt is ReadableReceipt => receipt.kind !== 'document';

const calls = () => import('../../api/ownCalls');

const outcomes: Readonly<Record<number, SentOutcome>> = { 404: 'gone', 409: 'kept' };

/** What this device sent to the hotel, with ways to read it back and to delete it. */
export function useSentSubmissions() {
  const api = useApi();
  const onDevice = useSentStore((state) => state.onDevice);
  const inVisit = useSentStore((state) => state.inVisit);
  const forget = useSentStore((state) => state.remove);
  const [busyId, setBusyId] = useState<string>();
  const [outcome, setOutcome] = useState<SentOutcome>();

  const attempt = async (receipt: ReadableReceipt, work: () => Promise<SentOutcome>) => {
    setBusyId(receipt.id);
    setOutcome(undefined);
    const result = await work().catch(
      (cause: unknown) => outcomes[failureOf(cause).httpStatus ?? 0] ?? 'failed',
    );
    if (result === 'removed' || result === 'gone') forget(receipt.id);
    setOutcome(result);
    setBusyId(undefined);
  };
  return {
    sent: allSent({ onDevice, inVisit }).filter(isReadable),
    busyId,
    outcome,
    /** Downloads a copy of what the hotel keeps. */
    save: (receipt: ReadableReceipt) =>
      attempt(receipt, async () => {
        const { client, calls: loaded } = await loadCalls(api, calls);
        const kept = await loaded.getOwnSubmission(client, receipt);
        saveFile(`${receipt.kind}.json`, JSON.stringify(kept, null, 2), 'application/json');
        return 'saved';
      }),
    remove: (receipt: ReadableReceipt) =>
      attempt(receipt, async () => {
        const { client, calls: loaded } = await loadCalls(api, calls);
        await loaded.removeOwnSubmission(client, receipt);
        return 'removed';
      }),
  };
}
