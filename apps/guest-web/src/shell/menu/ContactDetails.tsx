import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList, Link, VisuallyHidden, type FactListProps } from '@guest/design-system';
import { directionsHref, HotelText, useHoster } from '@guest/visit';

/** `salam`, `@riad`, `.example`. */
function partsOf(email: string): string[] {
  const [name = '', host] = email.split('@');
  return host === undefined ? [name] : [name, ...`@${host}`.split(/(?=\.)/u)];
}

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
                {/* A long address breaks before its host and the dots of it, not inside a word. */}
                {partsOf(email).map((part, index) => (
                  <Fragment key={index}>
                    <wbr />
                    {part}
                  </Fragment>
                ))}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return facts.length > 0 ? <FactList size="s" items={facts} /> : null;
}
