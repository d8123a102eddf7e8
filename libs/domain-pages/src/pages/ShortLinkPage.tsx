import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import type { Reservation } from '@guest/api-contract';
import { Button, DelayedSpinner, Page, Stack } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { idle, useIsRestored } from '@guest/state';
import {
  LoadFailure,
  useApi,
  useHasScreen,
  useHoster,
  useReservationStore,
  useVisitStore,
  type VisitContext,
} from '@guest/visit';
import { isNotFound } from '../model/document';

/** decisions.md 5: check-in, services, mood, reviews. */
const targets: Record<string, (slug: string) => string> = {
  c: paths.checkin,
  s: paths.services,
  m: paths.mood,
  r: paths.reviews,
};

/** Without the public id: titles stay in histories. */
export const title: PageModule<VisitContext>['title'] = (_, t) => t('shortLink.opening');

function useLink() {
  const { slug } = useHoster();
  const hasScreen = useHasScreen();
  const { link = '', publicId = '' } =
    matchPath('/:slug/:link/:publicId', useLocation().pathname)?.params ?? {};
  const target = targets[link.toLowerCase()]?.(slug);
  return { publicId, target: target && hasScreen(target) ? target : paths.home(slug) };
}

/** Takes over what the reservation says of the guest, where the guest has not said it. */
function usePrefill(): (reservation: Reservation) => void {
  const guest = useVisitStore((state) => state.guest);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  return ({ guest: known, roomNumber }) => {
    const values = { ...known, roomNumber };
    for (const field of ['firstname', 'lastname', 'email', 'phone', 'roomNumber'] as const) {
      const value = values[field];
      if (value && guest[field].trim() === '') fillGuest(field, value);
    }
  };
}

/**
 * A link of an e-mail or a QR code: finds the reservation, in the browser alone, and shows the screen. The public id is a
 * secret and leaves the address at once.
 */
export function Component() {
  const { t } = useTranslation('content');
  const { _id } = useHoster();
  const api = useApi();
  const navigate = useNavigate();
  const isRestored = useIsRestored();
  const { publicId, target } = useLink();
  const reservation = useReservationStore((state) =>
    state.askedFor === publicId ? state.reservation : idle,
  );
  const find = useReservationStore((state) => state.find);
  const prefill = usePrefill();

  useEffect(() => {
    if (isRestored) void find(api, _id, publicId);
  }, [isRestored, find, api, _id, publicId]);

  const isUnknown = isNotFound(reservation) || isRefused(reservation);
  useEffect(() => {
    if (reservation.status === 'success') prefill(reservation.data);
    else if (!isUnknown) return;
    void navigate(target, {
      replace: true,
      state: isUnknown ? { notice: 'reservationNotFound' } : undefined,
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer is here
  }, [reservation.status, isUnknown]);

  if (reservation.status === 'failure' && !isUnknown) {
    return <LoadFailure kind={reservation.kind} onRetry={() => void find(api, _id, publicId)} />;
  }
  return (
    <Page>
      <Stack gap={4}>
        <DelayedSpinner label={t('shortLink.opening')} />
        <div>
          <Button hierarchy="quaternary" href={target}>
            {t('shortLink.goOn')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

/** An id that breaks the contract's rules: no reservation can have it. */
function isRefused(reservation: { status: string; httpStatus?: number }): boolean {
  return reservation.status === 'failure' && [400, 422].includes(reservation.httpStatus ?? 0);
}
