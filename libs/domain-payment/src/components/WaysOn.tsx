import { useTranslation } from 'react-i18next';
import { Button } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, phoneHref, useHoster } from '@guest/visit';

/** Where the guest goes from here: to what is paid, or to the desk. */
export function WaysOn({ order }: { order: string | undefined }) {
  const { t } = useTranslation('payment');
  const hoster = useHoster();
  const { slug, phone } = hoster;
  const button = { size: 'l', isFullWidth: true } as const;
  return (
    <>
      {order === undefined ? (
        <Button {...button} hierarchy="secondary" href={paths.checkin(slug)}>
          {t('ways.checkin')}
        </Button>
      ) : (
        <Button {...button} hierarchy="secondary" href={paths.orderFollowed(slug, order)}>
          {t('ways.order')}
        </Button>
      )}
      {functionsOf(hoster).calls && phone && (
        <Button {...button} hierarchy="tertiary" iconLeft="phone" href={phoneHref(phone)}>
          {t('ways.reception')}
        </Button>
      )}
    </>
  );
}
