import { useTranslation } from 'react-i18next';
import { Button, Price, Row, Text } from '@guest/design-system';
import { useOrderActions } from './useOrderActions';
import type { SheetPlace } from '../../store/orderStore';

interface SheetFooterProps {
  place: SheetPlace;
  name: string;
  /** Whose sheet takes the same choices; undefined where nobody's can. */
  nextName: string | undefined;
  /** What it costs, in words. */
  total: string | undefined;
  isFolded: boolean;
  hasMissing: boolean;
  onDone: (index: number, isDone: boolean) => void;
  onRemove: ((index: number) => void) | undefined;
}

/** The last line of a sheet: what can be done with the whole of it, and what it costs. */
export function SheetFooter(props: SheetFooterProps) {
  const { place, name, nextName, total, isFolded, hasMissing, onDone, onRemove } = props;
  const { t } = useTranslation('order');
  const { copyToNext } = useOrderActions();
  const { index } = place;
  const button = { hierarchy: 'quaternary', size: 's' } as const;
  return (
    <>
      <Row gap={1}>
        {hasMissing ? (
          <Text size="s" tone="muted">
            {total && t('sheet.subtotal')}
          </Text>
        ) : (
          <Button
            {...button}
            aria-label={t(isFolded ? 'sheet.editNamed' : 'sheet.doneNamed', { name })}
            onClick={() => onDone(index, !isFolded)}
          >
            {t(isFolded ? 'sheet.edit' : 'sheet.done')}
          </Button>
        )}
        {!hasMissing && nextName !== undefined && (
          <Button
            {...button}
            aria-label={t('sheet.copyNamed', { from: name, to: nextName })}
            onClick={() => {
              copyToNext(place);
              onDone(index, true);
            }}
          >
            {t('sheet.copy', { to: nextName })}
          </Button>
        )}
        {onRemove && (
          <Button {...button} aria-label={t('sheet.removeNamed', { name })} onClick={() => onRemove(index)}>
            {t('sheet.remove')}
          </Button>
        )}
      </Row>
      {total && <Price size="s">{total}</Price>}
    </>
  );
}
