import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { useForgetCheckin } from '../../hooks/useNextAction';
import { useCheckinPaths } from '../../hooks/useSteps';
import { useCheckinStore } from '../../store/checkinStore';

/** The hotel has this reservation's check-in already. */
export function CheckedIn() {
  const { t } = useTranslation('checkin');
  const to = useCheckinPaths();
  const forgetAction = useForgetCheckin();
  // Home need not lead back to what is done.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is seen
  useEffect(forgetAction, []);
  const checkInAgain = useCheckinStore((state) => state.checkInAgain);
  return (
    <Page>
      <EmptyState
        icon="check"
        title={t('reservation.checkedIn')}
        text={t('reservation.checkedInText')}
        actions={
          <>
            <Button hierarchy="secondary" href={to.home}>
              {t('none.home')}
            </Button>
            <Button hierarchy="quaternary" onClick={checkInAgain}>
              {t('reservation.again')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
