import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Row, Text } from '@guest/design-system';
import { controlId, type Removed } from './useStopActions';

/** Stands where a place was, until the guest does something else. */
export function RemovedStop({ removed: { id, name }, onUndo }: { removed: Removed; onUndo: () => void }) {
  const { t } = useTranslation('cityGuide');
  const wordsId = useId();
  return (
    <Row gap={3} justify="between">
      <Text size="s" tone="muted" id={wordsId}>
        {t('favourites.removed', { name })}
      </Text>
      <Button
        id={controlId(id, 'undo')}
        hierarchy="tertiary"
        size="m"
        aria-describedby={wordsId}
        onClick={onUndo}
      >
        {t('favourites.undo')}
      </Button>
    </Row>
  );
}
