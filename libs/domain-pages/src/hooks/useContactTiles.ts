import { useTranslation } from 'react-i18next';
import { paths } from '@guest/feature';
import { contactOf, useHasScreen, useHoster } from '@guest/visit';

/** Home's own ways to the hotel, behind its entries: a message, and how the stay goes. */
export function useContactTiles() {
  const { t } = useTranslation(['pages', 'visit']);
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const { message, isMessageOutside } = contactOf(hoster, hasScreen);
  const mood = paths.mood(hoster.slug);
  return [
    ...(message
      ? [
          {
            href: message,
            icon: 'message' as const,
            title: t('pages:home.message'),
            // What is seen is the link's name: it says so too.
            description: isMessageOutside
              ? `${t('pages:home.messageText')} ${t('visit:newTab')}`
              : t('pages:home.messageText'),
            ...(isMessageOutside && { target: '_blank', rel: 'noopener noreferrer' }),
          },
        ]
      : []),
    ...(hasScreen(mood)
      ? [
          {
            href: mood,
            icon: 'heart' as const,
            title: t('pages:home.mood'),
            description: t('pages:home.moodText'),
          },
        ]
      : []),
  ];
}
