import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Disclosure, Notice, Stack, Text, TextField } from '@guest/design-system';
import { useApi, useHoster, useReservationStore } from '@guest/visit';
import type { Resource } from '@guest/state';
import { useCheckinStore } from '../../store/checkinStore';

/** Why nothing was found, in the texts' words; a reference that breaks the rules is one that nobody has. */
function outcomeOf(reservation: Resource<unknown>) {
  if (reservation.status !== 'failure') return undefined;
  if (reservation.kind === 'offline') return 'offline' as const;
  return [400, 404, 422].includes(reservation.httpStatus ?? 0) ? ('notFound' as const) : ('failed' as const);
}

/** A form that a reservation filled in an earlier visit: its key did not stay, and the hotel needs it. */
export function useIsReservationLost(): boolean {
  const wasFilled = useCheckinStore((state) => state.answers.filledFrom !== undefined);
  const hasKey = useCheckinStore(
    ({ answers, secrets }) => secrets.draftId === answers.id && secrets.reservationKey !== undefined,
  );
  return wasFilled && !hasKey;
}

/** For who came without a short link: the reference of the confirmation fills the form. */
export function ReservationFinder() {
  const { t } = useTranslation('checkin');
  const { _id } = useHoster();
  const api = useApi();
  const reservation = useReservationStore((state) => state.reservation);
  const find = useReservationStore((state) => state.find);
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isRefused = useCheckinStore((state) => state.refusedKey !== undefined);
  const outcome = outcomeOf(reservation) ?? (isRefused ? 'notFound' : undefined);
  const isLost = useIsReservationLost();

  const handleFind = (event: FormEvent) => {
    event.preventDefault();
    const wanted = reference.trim();
    setMissing(wanted === '');
    if (wanted !== '') void find(api, _id, wanted);
  };
  return (
    <Disclosure summary={t('reservation.question')} open={isLost || outcome !== undefined || undefined}>
      <form noValidate onSubmit={handleFind}>
        <Stack gap={3}>
          <Text size="s" tone="muted">
            {t(isLost ? 'reservation.lost' : 'reservation.text')}
          </Text>
          {outcome && (
            <Notice
              tone={outcome === 'notFound' ? 'warning' : 'danger'}
              role="alert"
              title={outcome === 'notFound' ? t('reservation.notFound') : undefined}
            >
              {t(outcome === 'notFound' ? 'reservation.notFoundText' : `reservation.${outcome}`)}
            </Notice>
          )}
          <TextField
            label={t('reservation.reference')}
            error={isMissing && t('errors.required')}
            // A secret: the browser keeps it for nobody.
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <div>
            <Button
              hierarchy="secondary"
              type="submit"
              isBusy={reservation.status === 'loading'}
              busyLabel={t('reservation.finding')}
            >
              {t('reservation.find')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
