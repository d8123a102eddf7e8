import { useTranslation } from 'react-i18next';
import { RichText } from '@guest/design-system';
import { useHosterLang } from '@guest/visit';

/** The hotel's own HTML, in its language. */
export function RichHotelText({ html }: { html: string | undefined }) {
  const { t } = useTranslation('visit');
  return <RichText html={html} lang={useHosterLang()} headingLevel={2} newTabLabel={t('newTab')} />;
}
