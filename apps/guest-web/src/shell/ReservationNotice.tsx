import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { IconButton, Notice, Page } from '@guest/design-system';
import { focusHeading } from '@guest/visit';

/** Says that a short link's reservation was not found, on the screen it led to; a chunk of its own. */
export function ReservationNotice() {
  const { t } = useTranslation('visit');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Removes the notice from the history entry's state, which survives a reload. */
  const close = () => {
    void navigate(pathname + search, { replace: true, state: null });
    focusHeading();
  };
  return (
    <Page width="gallery">
      <Notice
        tone="warning"
        role="alert"
        title={t('reservation.notFound')}
        corner={<IconButton icon="close" label={t('reservation.close')} onClick={close} />}
      >
        {t('reservation.notFoundText')}
      </Notice>
    </Page>
  );
}
