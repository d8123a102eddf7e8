import { useTranslation } from 'react-i18next';
import { formatList, useLanguage } from '@guest/i18n';
import type { MoodWords } from '../../model/mood';

/** The words of the tapped topics and places, as the guest saw them. */
export function useMoodWords(): MoodWords {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  return {
    topic: (topic) => t(`mood.topic.${topic}`),
    place: (place) => t(`mood.place.${place}`),
    what: (topics) => t('mood.written.what', { list: formatList(topics, language) }),
    where: (places) => t('mood.written.where', { list: formatList(places, language) }),
    call: (phone) => (phone === '' ? t('mood.written.callRoom') : t('mood.written.callPhone', { phone })),
  };
}
