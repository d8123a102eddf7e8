import { useTranslation } from 'react-i18next';
import { TextField } from '@guest/design-system';
import { guestFieldId, useVisitStore, type GuestError } from '@guest/visit';
import { MAX_ROOM_NUMBER_LENGTH } from '../../model/limits';

/** Where it goes; the visit remembers the room for every other form. */
export function RoomField({ error }: { error: GuestError | undefined }) {
  const { t } = useTranslation(['order', 'visit']);
  const roomNumber = useVisitStore((state) => state.guest.roomNumber);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  return (
    <TextField
      id={guestFieldId('roomNumber')}
      name="roomNumber"
      label={t('order:delivery.room')}
      error={error && t('visit:errors.required.roomNumber')}
      value={roomNumber}
      maxLength={MAX_ROOM_NUMBER_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      aria-required
      onChange={(event) => fillGuest('roomNumber', event.currentTarget.value)}
    />
  );
}
