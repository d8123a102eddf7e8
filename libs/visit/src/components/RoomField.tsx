import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ROOM_NUMBER_LENGTH } from '@guest/api-contract';
import { TextField } from '@guest/design-system';
import type { GuestError } from '../model/guest';
import { useVisitStore } from '../store/visitStore';
import { guestFieldId } from '../model/guest';

export interface RoomFieldProps {
  error?: GuestError | undefined;
  /** Else it is marked as optional. */
  isRequired?: boolean;
  hint?: ReactNode;
  /** Starts empty. The room remembered by the visit is neither shown nor sent. */
  isBlank?: boolean;
  /** The guest typed it here. */
  onType?: () => void;
}

/** The guest's room; the visit remembers it for every other form. */
export function RoomField({ error, isRequired = false, hint, isBlank = false, onType }: RoomFieldProps) {
  const { t } = useTranslation('visit');
  const roomNumber = useVisitStore((state) => state.guest.roomNumber);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  return (
    <TextField
      id={guestFieldId('roomNumber')}
      name="roomNumber"
      label={t('guest.roomNumber')}
      marker={isRequired ? undefined : t('guest.optional')}
      hint={hint}
      error={error && t('errors.required.roomNumber')}
      value={isBlank ? '' : roomNumber}
      maxLength={MAX_ROOM_NUMBER_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      aria-required={isRequired}
      onChange={(event) => {
        fillGuest('roomNumber', event.currentTarget.value);
        onType?.();
      }}
    />
  );
}
