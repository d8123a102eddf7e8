import { useTranslation } from 'react-i18next';
import { Button, MapPanel } from '@guest/design-system';

interface GroundQuestionProps {
  /** Whose streets the guest may ask for; undefined asks nothing. */
  provider: string | undefined;
  /** The map did not open. */
  isClosed: boolean;
  onAllow: () => void;
  onRetry: () => void;
}

/** Asks before another service sees the guest's address; offers another try where the map did not open. */
export function GroundQuestion({ provider, isClosed, onAllow, onRetry }: GroundQuestionProps) {
  const { t } = useTranslation('cityGuide');
  if (!isClosed && provider === undefined) return null;
  return (
    <MapPanel>
      <p>{isClosed ? t('map.closed') : t('map.ask', { provider })}</p>
      <Button size="s" hierarchy="secondary" onClick={isClosed ? onRetry : onAllow}>
        {isClosed ? t('map.retry') : t('map.allow')}
      </Button>
    </MapPanel>
  );
}
