import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { useRemoveAction } from '../../hooks/useNextAction';
import { useDispatch } from '../../hooks/useStage';
import { useCheckinPaths } from '../../hooks/useSteps';

/** Says that the hotel has this reservation's check-in already. */
export function CheckedIn() {
  const { t } = useTranslation('checkin');
  const to = useCheckinPaths();
  const removeAction = useRemoveAction();
  // Home no longer leads back to a finished check-in.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is seen
  useEffect(removeAction, []);
  const dispatch = useDispatch();
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
            <Button hierarchy="quaternary" onClick={() => dispatch({ type: 'newCheckinChosen' })}>
              {t('reservation.again')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
