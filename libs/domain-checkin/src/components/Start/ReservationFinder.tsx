import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Disclosure, Notice, Stack, Text, TextField } from '@guest/design-system';
import { useApi, useHoster, useReservationStore } from '@guest/visit';
import type { Resource } from '@guest/state';
import { useIsReservationLost } from '../../hooks/useIsReservationLost';
import { useCheckinStore } from '../../store/checkinStore';

/** A reference this long is a secret and suffices; a printed number needs the last name too. */
const SECRET_LENGTH = 22;

/** The text that says why nothing was found; a reference that breaks the rules counts as unknown. */
function outcomeOf(reservation: Resource<unknown>) {
  if (reservation.status !== 'failure') return undefined;
  if (reservation.kind === 'offline') return 'failure.offline' as const;
  if (reservation.httpStatus === 429) return 'reservation.tooMany' as const;
  return [400, 404, 422].includes(reservation.httpStatus ?? 0)
    ? ('reservation.notFoundText' as const)
    : ('reservation.failed' as const);
}

/** Fills the form for a guest who came without a short link. */
export function ReservationFinder() {
  const { t } = useTranslation('checkin');
  const reservation = useReservationStore((state) => state.reservation);
  const isRefused = useCheckinStore(({ secrets }) => secrets.refusedKey !== undefined);
  const outcome = outcomeOf(reservation) ?? (isRefused ? 'reservation.notFoundText' : undefined);
  const isNotFound = outcome === 'reservation.notFoundText';
  const isLost = useIsReservationLost();
  return (
    <Disclosure summary={t('reservation.question')} open={isLost || outcome !== undefined || undefined}>
      <Stack gap={3}>
        <Text size="s" tone="muted">
          {t(isLost ? 'reservation.lost' : 'reservation.text')}
        </Text>
        {outcome && (
          <Notice
            tone={isNotFound ? 'warning' : 'danger'}
            role="alert"
            title={isNotFound ? t('reservation.notFound') : undefined}
          >
            {t(outcome)}
          </Notice>
        )}
        <FinderForm isFinding={reservation.status === 'loading'} />
      </Stack>
    </Disclosure>
  );
}

function FinderForm({ isFinding }: { isFinding: boolean }) {
  const { t } = useTranslation('checkin');
  const { _id } = useHoster();
  const api = useApi();
  const find = useReservationStore((state) => state.find);
  const findByNumber = useReservationStore((state) => state.findByNumber);
  const [reference, setReference] = useState('');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const wanted = reference.trim();
  const lastname = name.trim();
  const takesName = wanted.length < SECRET_LENGTH;

  const handleFind = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted === '' || (takesName && lastname === '')) return;
    setTried(false);
    if (takesName) void findByNumber(api, _id, { number: wanted, lastname });
    else void find(api, _id, wanted);
  };
  return (
    <form method="post" noValidate onSubmit={handleFind}>
      <Stack gap={3}>
        <TextField
          label={t('reservation.reference')}
          error={isTried && wanted === '' && t('errors.required')}
          // The browser must not store this secret.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <TextField
          label={t('reservation.lastname')}
          hint={t('reservation.lastnameHint')}
          error={isTried && takesName && lastname === '' && t('errors.required')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <Button hierarchy="secondary" type="submit" isBusy={isFinding} busyLabel={t('reservation.finding')}>
            {t('reservation.find')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
