import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper, Stack } from '@guest/design-system';
import { useSheetCount } from '../../hooks/useDraft';
import { useSheetNames } from '../../hooks/useSheetNames';
import { MAX_SHEET_COUNT } from '../../model/limits';
import { own } from '../../model/own';
import type { Service } from '../../model/service';
import { isBlank } from '../../model/sheets';
import { useOrderStore } from '../../store/orderStore';
import { SheetEditor } from './SheetEditor';

/** One menu card a person, as many as asked for. */
export function Sheets({ service, showsErrors }: { service: Service; showsErrors: boolean }) {
  const { t } = useTranslation('order');
  const names = useSheetNames(service);
  const count = useSheetCount(service);
  // A card holds hundreds of rows at times: the press answers first, the card follows.
  const drawn = Math.min(useDeferredValue(count), count);
  const setSheetCount = useOrderStore((state) => state.setSheetCount);
  // A card folds when the guest is done with it, never by itself under their finger.
  const filled = useFilledSheets(service);
  const [done, setDone] = useState<readonly number[]>(() => filled.split(',').filter(Boolean).map(Number));
  const handleDone = useCallback((index: number, isDone: boolean) => {
    startTransition(() =>
      setDone((before) => (isDone ? [...before, index] : before.filter((one) => one !== index))),
    );
  }, []);

  const valueText = names.counted(count);
  return (
    <Stack gap={4}>
      <NumberStepper
        label={names.count}
        valueText={valueText}
        decreaseLabel={t('order.decrease', { what: names.count })}
        increaseLabel={t('order.increase', { what: names.count })}
        min={1}
        max={MAX_SHEET_COUNT}
        value={count}
        onValueChange={(next) => {
          setDone((before) => before.filter((index) => index < next));
          setSheetCount(service.id, next);
        }}
      />
      {Array.from({ length: drawn }, (_, index) => (
        <SheetEditor
          // A sheet is its place: it has no other identity.
          key={index}
          service={service}
          index={index}
          isDone={done.includes(index)}
          onDone={handleDone}
          showsErrors={showsErrors}
        />
      ))}
    </Stack>
  );
}

/** Which sheets something is chosen on, as text: it changes with the first choice on a sheet, not with every one. */
function useFilledSheets({ id }: Service): string {
  return useOrderStore((state) => {
    const { sheets = [] } = own(state.drafts, id) ?? {};
    return sheets.flatMap((sheet, index) => (isBlank(sheet) ? [] : index)).join();
  });
}
