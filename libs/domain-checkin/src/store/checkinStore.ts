import { defineStore, randomKey } from '@guest/state';
import { closedCheckin, reduceCheckin } from '../model/checkinMachine';
import type { Checkin, CheckinEvent } from '../model/checkinStage';
import { KeptAnswers, KeptReceipt, KeptSecrets } from './keptCheckin';

export interface CheckinState extends Checkin {
  dispatch: (event: CheckinEvent) => void;
  /** Writes at once what is kept: the page may be closed the next moment. */
  persist: () => void;
}

/** The check-in of this tab: answers are kept on the device, secrets and the receipt for the visit. */
export const useCheckinStore = defineStore<CheckinState>(
  'checkin',
  (set, get, store, { persistNow, onDeviceCleared }) => {
    let isReducing = false;
    const dispatch = (event: CheckinEvent) => {
      isReducing = true;
      set(reduceCheckin(get(), event, { at: Date.now(), id: randomKey() }));
      isReducing = false;
    };
    // Only storage changes the answers without an event: another tab has written or deleted them.
    store.subscribe(({ answers }, { answers: before }) => {
      if (isReducing) return;
      if (answers.id === '' && before.id !== '') dispatch({ type: 'deletedElsewhere' });
      else if (answers.changedAt !== before.changedAt) dispatch({ type: 'changedElsewhere' });
    });
    onDeviceCleared(() => dispatch({ type: 'deviceCleared' }));
    return { ...closedCheckin, dispatch, persist: persistNow };
  },
  { keep: { answers: KeptAnswers }, keepInTab: { secrets: KeptSecrets, receipt: KeptReceipt } },
);
