import { useTranslation } from 'react-i18next';
import { Button, Notice, Row } from '@guest/design-system';
import { focusHeading } from '@guest/visit';
import { useOtherWords } from '../../hooks/useOtherWords';
import { useDispatch, useOther } from '../../hooks/useStage';
import { useStartOver } from '../../hooks/useStartOver';

/** Where the error summary leads. */
export const OTHER_RESERVATION_ID = 'checkin-other-reservation';

/** Asks before typed answers are discarded: a spouse, an agency or a maiden name may have booked. */
export function OtherReservation() {
  const { t } = useTranslation('checkin');
  const other = useOther();
  const dispatch = useDispatch();
  const startOver = useStartOver();
  const otherWords = useOtherWords();
  if (!other) return null;
  const handleKeep = () => {
    dispatch({ type: 'answersKept' });
    focusHeading();
  };
  return (
    <Notice
      id={OTHER_RESERVATION_ID}
      tabIndex={-1}
      tone="warning"
      role="status"
      title={otherWords(other.reservation)}
      action={
        <Row gap={3}>
          <Button size="s" hierarchy="secondary" onClick={() => startOver('reservationChosen')}>
            {t('reservation.startFrom')}
          </Button>
          <Button size="s" onClick={handleKeep}>
            {t('reservation.keep')}
          </Button>
        </Row>
      }
    >
      {t('reservation.otherText')}
    </Notice>
  );
}
