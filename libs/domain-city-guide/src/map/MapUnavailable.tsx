import { useTranslation } from 'react-i18next';
import { Text } from '@guest/design-system';

/** In place of a map whose files cannot be loaded. */
export function MapUnavailable() {
  const { t } = useTranslation('cityGuide');
  return <Text size="s">{t('map.closed')}</Text>;
}
