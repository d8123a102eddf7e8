import { startTransition, useCallback, useState } from 'react';
import { own, useRegistry } from '@guest/state';
import { MAX_SHEET_COUNT } from '../../model/limits';
import type { Service } from '../../model/service';
import { isBlank, isUntouched, surplusSheets, type Sheet } from '../../model/sheets';
import { useOrderStore } from '../../store/orderStore';

interface RemovedSheet {
  index: number;
  sheet: Sheet;
}

/**
 * The list of sheets as the guest changes it: their number, which ones are done (folded), and the filled ones that were
 * removed and can be restored.
 */
export function useSheetList({ id }: Service) {
  const orders = useOrderStore.in(useRegistry());
  const sheets = useCallback(() => own(orders.getState().drafts, id)?.sheets ?? [], [id, orders]);
  // A card folds when the guest says that it is done, never by itself while they fill it.
  const [done, setDone] = useState<readonly number[]>(() =>
    sheets().flatMap((sheet, index) => (isBlank(sheet) ? [] : index)),
  );
  const [removed, setRemoved] = useState<readonly RemovedSheet[]>([]);

  const handleDone = useCallback((index: number, isDone: boolean) => {
    startTransition(() =>
      setDone((before) => (isDone ? [...before, index] : before.filter((one) => one !== index))),
    );
  }, []);

  const remove = useCallback(
    (index: number) => {
      const sheet = sheets()[index];
      if (!sheet) return;
      orders.getState().removeSheet({ serviceId: id, index });
      setDone((before) => before.flatMap((one) => (one === index ? [] : one - Number(one > index))));
      if (!isUntouched(sheet)) setRemoved((before) => [...before, { index, sheet }]);
    },
    [id, orders, sheets],
  );

  function setCount(count: number) {
    const surplus = surplusSheets(sheets(), count);
    if (surplus.length === 0) orders.getState().setSheetCount(id, count);
    // From the end, so that the indexes before stay right.
    else surplus.sort((a, b) => b - a).forEach(remove);
  }

  const lastRemoved = sheets().length < MAX_SHEET_COUNT ? removed.at(-1) : undefined;

  function restore() {
    if (!lastRemoved) return;
    const index = Math.min(lastRemoved.index, sheets().length);
    orders.getState().restoreSheet({ serviceId: id, index }, lastRemoved.sheet);
    setDone((before) => before.map((one) => one + Number(one >= index)));
    setRemoved((before) => before.slice(0, -1));
  }

  return { done, handleDone, setCount, remove, restore, lastRemoved };
}
