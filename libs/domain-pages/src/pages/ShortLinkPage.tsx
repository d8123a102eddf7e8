import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { Button, DelayedSpinner, Page, Stack } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { idle, useIsRestored, useRegistry, type Registry } from '@guest/state';
import {
  HotelLogo,
  useApi,
  useHasScreen,
  useHoster,
  useReservationStore,
  useVisitStore,
  WithResource,
  type GuestField,
  type VisitContext,
} from '@guest/visit';
import { prefilled } from '../model/prefill';

/** The screen that each kind of short link opens. */
const targets = { c: paths.checkin, s: paths.services, m: paths.mood, r: paths.reviews };

interface Target {
  kind: keyof typeof targets | 'home';
  href: string;
}

const isKind = (link: string): link is keyof typeof targets => Object.hasOwn(targets, link);

/** Without the public id: titles stay in histories. */
export const title: PageModule<VisitContext>['title'] = (_, t) => t('shortLink.opening');

function useLink() {
  const { slug } = useHoster();
  const hasScreen = useHasScreen();
  const { link = '', publicId = '' } =
    matchPath('/:slug/:link/:publicId', useLocation().pathname)?.params ?? {};
  const kind = link.toLowerCase();
  const home: Target = { kind: 'home', href: paths.home(slug) };
  if (!isKind(kind)) return { publicId, target: home };
  const href = targets[kind](slug);
  return { publicId, target: hasScreen(href) ? { kind, href } : home };
}

/** Fills the guest's data from the reservation. */
function takeOver(registry: Registry, publicId: string): void {
  const { askedFor, reservation } = useReservationStore.in(registry).getState();
  if (askedFor !== publicId || reservation.status !== 'success') return;
  const { guest, fillGuest } = useVisitStore.in(registry).getState();
  // Also writes unchanged values: the link confirms them, so their expiry starts again.
  for (const [field, value] of Object.entries(prefilled(guest, reservation.data))) {
    fillGuest(field as GuestField, value);
  }
}

/** Looks the reservation up, and fills the forms even if the guest has gone on to a screen meanwhile. */
function useLookUp(publicId: string): () => Promise<void> {
  const { _id } = useHoster();
  const api = useApi();
  const registry = useRegistry();
  const find = useReservationStore((state) => state.find);
  return useCallback(async () => {
    if (await find(api, _id, publicId)) takeOver(registry, publicId);
  }, [api, registry, find, _id, publicId]);
}

/**
 * A link of an e-mail or a QR code: finds the reservation, in the browser alone, and shows the screen. The public id
 * is a secret and leaves the address at once.
 */
export function Component() {
  const navigate = useNavigate();
  const isRestored = useIsRestored();
  const { publicId, target } = useLink();
  const reservation = useReservationStore((state) =>
    state.askedFor === publicId ? state.reservation : idle,
  );
  const lookUp = useLookUp(publicId);

  useEffect(() => {
    if (isRestored) void lookUp();
  }, [isRestored, lookUp]);

  const isUnknown = isRefused(reservation);
  useEffect(() => {
    if (reservation.status !== 'success' && !isUnknown) return;
    void navigate(target.href, {
      replace: true,
      state: isUnknown ? { notice: 'reservationNotFound' } : undefined,
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer has arrived
  }, [reservation.status, isUnknown]);

  return (
    <>
      {/* This screen has no top bar, so it shows the hotel's logo itself. */}
      <Page>
        <HotelLogo isLink={false} />
      </Page>
      <WithResource
        // An unknown reservation still opens its screen: a retry would not help.
        resource={isUnknown ? idle : reservation}
        onRetry={lookUp}
        skeleton={<Opening target={target} />}
        elsewhere={<GoOn target={target} />}
      >
        {() => <Opening target={target} />}
      </WithResource>
    </>
  );
}

/** Shown while the reservation is looked up, with a link for guests who do not wait. */
function Opening({ target }: { target: Target }) {
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

function GoOn({ target }: { target: Target }) {
  const { t } = useTranslation('content');
  return (
    <Button hierarchy="quaternary" href={target.href}>
      {t(`shortLink.goOn.${target.kind}`)}
    </Button>
  );
}

/** True where no reservation has the id (404), or the id breaks the contract's rules. */
function isRefused(reservation: { status: string; httpStatus?: number }): boolean {
  return reservation.status === 'failure' && [400, 404, 422].includes(reservation.httpStatus ?? 0);
}
