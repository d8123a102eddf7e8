import { useTranslation } from 'react-i18next';
import type { Reservation } from '@guest/api-contract';

/** The guest's full name on the reservation, because a family's rooms share one surname. */
export function useOtherWords(): (reservation: Reservation | undefined) => string {
  const { t } = useTranslation('checkin');
  return (reservation) => {
    const name = [reservation?.guest?.firstname, reservation?.guest?.lastname].filter(Boolean).join(' ');
    return name === '' ? t('reservation.otherUnnamed') : t('reservation.other', { name });
  };
}
