import { useTranslation } from 'react-i18next';
import { paths } from '@guest/feature';
import { functionsOf, useHoster } from '@guest/visit';

/** Home's tiles for contact, after its entries: a message where the hotel reads any, and how the stay goes. */
export function useContactTiles() {
  const { t } = useTranslation(['pages', 'visit']);
  const hoster = useHoster();
  const { slug, messagingLink } = hoster;
  const mood = {
    href: paths.mood(slug),
    icon: 'heart' as const,
    title: t('pages:home.mood'),
    description: t('pages:home.moodText'),
  };
  if (!functionsOf(hoster).messages) return [mood];
  const words = t('pages:home.messageText');
  const message = {
    href: messagingLink ?? paths.message(slug),
    icon: 'message' as const,
    title: t('pages:home.message'),
    // The visible text is the link's name, so it must say this too.
    description: messagingLink ? `${words} ${t('visit:newTab')}` : words,
    ...(messagingLink && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  return [message, mood];
}
