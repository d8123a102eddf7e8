import { useTranslation } from 'react-i18next';
import { Checkbox } from '@guest/design-system';
import { useIsRestored } from '@guest/state';
import { recallReservation, useHoster, useVisitStore } from '@guest/visit';
import { isKnown } from '../../model/mood';
import { useMoodStore } from '../../store/moodStore';

/** A number is read out of one line. */
const unbroken = (phone: string) => phone.trim().replaceAll(' ', '\u00A0');

/** Where the visit knows who this is: says so to the guest, who may stay unnamed. */
export function NamedBox({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation('contact');
  const guest = useVisitStore((state) => state.guest);
  const { _id } = useHoster();
  const isRestored = useIsRestored();
  // This tab's; a server knows no guest.
  const hasReservation = isRestored && recallReservation(_id) !== undefined;
  const change = useMoodStore((state) => state.change);
  if (!isKnown(guest) && !hasReservation) return null;
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
