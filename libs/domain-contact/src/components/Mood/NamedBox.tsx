import { useTranslation } from 'react-i18next';
import { Checkbox } from '@guest/design-system';
import { isGuestKnown, useHasReservation, useVisitStore } from '@guest/visit';
import { useMoodStore } from '../../store/moodStore';

/** Keeps a phone number on one line. */
const unbroken = (phone: string) => phone.trim().replaceAll(' ', '\u00A0');

/** Tells a known guest that the hotel learns who they are, and lets them stay unnamed. */
export function NamedBox({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation('contact');
  const guest = useVisitStore((state) => state.guest);
  const hasReservation = useHasReservation();
  const change = useMoodStore((state) => state.change);
  if (!isGuestKnown(guest) && !hasReservation) return null;
  const name =
    `${guest.firstname.trim()} ${guest.lastname.trim()}`.trim() ||
    guest.email.trim() ||
    unbroken(guest.phone);
  return (
    <Checkbox
      label={t('mood.named', { name: name || t('mood.reservation') })}
      checked={isNamed}
      onChange={(event) => change({ isNamed: event.currentTarget.checked })}
    />
  );
}
