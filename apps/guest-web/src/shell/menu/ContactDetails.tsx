import { useTranslation } from 'react-i18next';
import { FactList, Link, VisuallyHidden, type FactListProps } from '@guest/design-system';
import { directionsHref, HotelText, useHoster } from '@guest/visit';

/** Where the hotel is and where to write to it. */
export function ContactDetails() {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  const { address, email } = hoster;
  const directions = directionsHref(hoster);
  const facts: FactListProps['items'] = [
    ...(address && directions
      ? [
          {
            id: 'address',
            icon: 'spot' as const,
            text: (
              <Link
                href={directions}
                tone="inherit"
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${address}, ${t('shell:contact.directions')} ${t('visit:newTab')}`}
              >
                <HotelText>{address}</HotelText>
              </Link>
            ),
          },
        ]
      : []),
    ...(email
      ? [
          {
            id: 'email',
            icon: 'chat' as const,
            text: (
              <Link href={`mailto:${email}`} tone="inherit">
                <VisuallyHidden>{t('shell:contact.email')} </VisuallyHidden>
                {/* A long address breaks between name and host, not inside a word. */}
                {email.replace(/@.*$/u, '')}
                <wbr />
                {email.replace(/^[^@]*/u, '')}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return facts.length > 0 ? <FactList size="s" items={facts} /> : null;
}
