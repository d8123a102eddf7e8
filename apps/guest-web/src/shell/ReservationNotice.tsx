import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Notice, Page, Row } from '@guest/design-system';

/** What a short link has to say on the screen it led to; a chunk of its own. */
export function ReservationNotice() {
  const { t } = useTranslation('visit');
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Page width="gallery">
      <Notice tone="warning" role="alert" title={t('reservation.notFound')}>
        <Row gap={2} justify="between" wraps={false}>
          {t('reservation.notFoundText')}
          <IconButton icon="close" label={t('reservation.close')} onClick={() => setClosed(true)} />
        </Row>
      </Notice>
    </Page>
  );
}
