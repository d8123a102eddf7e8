import { useTranslation } from 'react-i18next';
import type { Reservation } from '@guest/api-contract';
import { Button, Notice, Row } from '@guest/design-system';
import { focusHeading } from '@guest/visit';
import { usePapersStore } from '../../papers/papersStore';
import { useCheckinStore } from '../../store/checkinStore';

/** Whose reservation it is, in full: a family's rooms have one surname. */
export function useOtherWords(): (reservation: Reservation | undefined) => string {
  const { t } = useTranslation('checkin');
  return (reservation) => {
    const name = [reservation?.guest?.firstname, reservation?.guest?.lastname].filter(Boolean).join(' ');
    return name === '' ? t('reservation.otherUnnamed') : t('reservation.other', { name });
  };
}

/** Where the answers stand under another name than the reservation: only the guest knows which is meant. */
export const OTHER_RESERVATION_ID = 'checkin-other-reservation';

/** Asks before anything that was typed goes: a spouse, an agency or a maiden name may have booked. */
export function OtherReservation() {
  const { t } = useTranslation('checkin');
  const other = useCheckinStore((state) => state.other);
  const takeOther = useCheckinStore((state) => state.takeOther);
  const otherWords = useOtherWords();
  const dropUploads = usePapersStore((state) => state.dropAll);
  if (!other) return null;
  const handleStart = () => {
    dropUploads();
    takeOther('reservation');
    focusHeading();
  };
  const handleKeep = () => {
    takeOther('answers');
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
          <Button size="s" hierarchy="secondary" onClick={handleStart}>
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
