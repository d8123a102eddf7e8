import { useTranslation } from 'react-i18next';
import { IconButton } from '@guest/design-system';

interface MapControlsProps {
  onZoom: (steps: 1 | -1) => void;
  /** Absent without a hotel to go back to. */
  onShowAll: (() => void) | undefined;
}

/** The buttons over the map: gestures are never the only way. */
export function MapControls({ onZoom, onShowAll }: MapControlsProps) {
  const { t } = useTranslation('cityGuide');
  return (
    <>
      {onShowAll && <IconButton variant="plate" icon="hotel" label={t('map.showAll')} onClick={onShowAll} />}
      <IconButton variant="plate" icon="plus" label={t('map.zoomIn')} onClick={() => onZoom(1)} />
      <IconButton variant="plate" icon="minus" label={t('map.zoomOut')} onClick={() => onZoom(-1)} />
    </>
  );
}
