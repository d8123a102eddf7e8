import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import type { Reservation } from '@guest/api-contract';
import { Button, DelayedSpinner, Page, Stack } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { idle, useIsRestored } from '@guest/state';
import {
  useApi,
  useHasScreen,
  useHoster,
  useReservationStore,
  useVisitStore,
  WithResource,
  type GuestField,
  type VisitContext,
} from '@guest/visit';
import { isNotFound } from '../model/document';
import { prefilled } from '../model/prefill';

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

/** Takes over what the reservation says of the guest. */
function usePrefill(): (reservation: Reservation) => void {
  const guest = useVisitStore((state) => state.guest);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  return (reservation) => {
    // Known words too: the link says that they are the guest's of this stay, so they count from today.
    for (const [field, value] of Object.entries(prefilled(guest, reservation))) {
      fillGuest(field as GuestField, value);
    }
  };
}

/**
 * A link of an e-mail or a QR code: finds the reservation, in the browser alone, and shows the screen. The public id is a
 * secret and leaves the address at once.
 */
export function Component() {
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

  return (
    <WithResource
      // An unknown one shows its screen all the same: nothing to try again.
      resource={isUnknown ? idle : reservation}
      onRetry={() => find(api, _id, publicId)}
      skeleton={<Opening target={target} />}
      elsewhere={<GoOn target={target} />}
    >
      {() => <Opening target={target} />}
    </WithResource>
  );
}

/** What is shown for a moment, and a way on for those who cannot wait. */
function Opening({ target }: { target: string }) {
  const { t } = useTranslation('content');
  return (
    <Page>
      <Stack gap={4}>
        <DelayedSpinner label={t('shortLink.opening')} />
        <div>
          <GoOn target={target} />
        </div>
      </Stack>
    </Page>
  );
}

function GoOn({ target }: { target: string }) {
  const { t } = useTranslation('content');
  return (
    <Button hierarchy="quaternary" href={target}>
      {t('shortLink.goOn')}
    </Button>
  );
}

/** An id that breaks the contract's rules: no reservation can have it. */
function isRefused(reservation: { status: string; httpStatus?: number }): boolean {
  return reservation.status === 'failure' && [400, 422].includes(reservation.httpStatus ?? 0);
}
