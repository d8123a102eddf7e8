import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList, Link, VisuallyHidden } from '@guest/design-system';
import { directionsHref, HotelText, useHoster } from '@guest/visit';

/** `salam`, `@riad`, `.example`. */
function partsOf(email: string): string[] {
  const [name = '', host] = email.split('@');
  return host === undefined ? [name] : [name, ...`@${host}`.split(/(?=\.)/u)];
}

/** The hotel's address and e-mail. */
export function ContactDetails() {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  const { address, email } = hoster;
  const directions = directionsHref(hoster);
  return (
    <FactList
      size="s"
      items={[
        {
          id: 'address',
          icon: 'spot',
          text: address && directions && (
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
        {
          id: 'email',
          icon: 'chat',
          text: email && (
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
      ]}
    />
  );
}
