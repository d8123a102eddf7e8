import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@guest/design-system';

/** Tells screen readers that a link opens in a new tab (WCAG 2.2, technique G201). */
export function NewTabHint() {
  const { t } = useTranslation('visit');
  return <VisuallyHidden> {t('newTab')}</VisuallyHidden>;
}
