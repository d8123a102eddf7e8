import { useCallback, useDeferredValue, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, Notice, NumberStepper, Stack } from '@guest/design-system';
import { useSheetCount } from './useDraft';
import { useSheetNames } from '../../hooks/useSheetNames';
import { MAX_SHEET_COUNT } from '../../model/limits';
import type { Service } from '../../model/service';
import { SheetEditor } from './SheetEditor';
import { useSheetList } from './useSheetList';

/** One menu card a person, as many as asked for. */
export function Sheets({ service, showsErrors }: { service: Service; showsErrors: boolean }) {
  const { t } = useTranslation('order');
  const names = useSheetNames(service);
  const count = useSheetCount(service);
  // A card can hold hundreds of rows: the stepper answers first, the card follows.
  const drawn = Math.min(useDeferredValue(count), count);
  const head = useRef<HTMLDivElement>(null);
  const { done, handleDone, setCount, remove, restore, lastRemoved } = useSheetList(service);

  const handleRemove = useCallback(
    (index: number) => {
      flushSync(() => remove(index));
      // The pressed button is gone. Focus brings the count and the way to restore the card into view.
      head.current?.focus();
    },
    [remove],
  );

  return (
    <Stack gap={4}>
      <Stack gap={4} ref={head} tabIndex={-1}>
        <NumberStepper
          layout="row"
          label={names.count}
          valueText={names.counted(count)}
          requiredText={t('order.quantityRequired')}
          decreaseLabel={t('order.decrease', { what: names.count })}
          increaseLabel={t('order.increase', { what: names.count })}
          min={1}
          max={MAX_SHEET_COUNT}
          value={count}
          onValueChange={setCount}
        />
        {lastRemoved && (
          <Notice
            role="status"
            action={
              <Button hierarchy="secondary" size="s" onClick={restore}>
                {t('sheet.restore')}
              </Button>
            }
          >
            {t('sheet.removed', { name: names.nameOf(lastRemoved.sheet, lastRemoved.index) })}
          </Notice>
        )}
      </Stack>
      {Array.from({ length: drawn }, (_, index) => (
        <SheetEditor
          // A sheet is identified by its place.
          key={index}
          service={service}
          index={index}
          isDone={done.includes(index)}
          onDone={handleDone}
          onRemove={count > 1 ? handleRemove : undefined}
          showsErrors={showsErrors}
        />
      ))}
    </Stack>
  );
}
