import { useTranslation } from 'react-i18next';
import { RichText, type RichTextProps } from '@guest/design-system';
import { useHosterLang } from '../hooks/useHosterLang';

/** The hotel's own HTML, or several lines of its words, in its language. */
export function RichHotelText(props: Pick<RichTextProps, 'html' | 'headingLevel' | 'size'>) {
  const { t } = useTranslation('visit');
  return <RichText {...props} lang={useHosterLang()} newTabLabel={t('newTab')} />;
}
