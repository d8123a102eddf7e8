import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { Button, EmptyState, Facts, Page, Stack, Text, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { capitalised, formatCalendarDay, useLanguage } from '@guest/i18n';
import {
  EmptyPage,
  focusHeading,
  functionsOf,
  HotelText,
  Outcome,
  phoneHref,
  recallReservation,
  useHoster,
  useReservationStore,
  type VisitContext,
} from '@guest/visit';
import { HoldMilestones } from '../components/HoldMilestones';
import { OpenFailureNotice } from '../components/OpenFailureNotice';
import { OverNotice } from '../components/OverNotice';
import { PaymentForm } from '../components/PaymentForm';
import { PaymentSkeleton } from '../components/PaymentSkeleton';
import { useAmount } from '../hooks/useAmount';
import { usePaymentOpening } from '../hooks/usePaymentOpening';
import type { OpenedPayment } from '../model/payment';
import type { PaymentSubject } from '../model/subject';
import { usePaymentSettingsStore } from '../store/paymentSettingsStore';
import { usePaymentStore } from '../store/paymentStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

export const paymentProvider: PageModule<VisitContext>['paymentProvider'] = ({ registry }) => {
  const { resource } = usePaymentSettingsStore.in(registry).getState();
  return resource.status === 'success' ? resource.data.provider : undefined;
};

/** The page while the payment is being opened. */
export function Skeleton() {
  const { t } = useTranslation('payment');
  return (
    <Page clears="bar">
      <Stack gap={5}>
        <Title level="h1">{t('title')}</Title>
        <PaymentSkeleton />
      </Stack>
    </Page>
  );
}

/** Pays an order, or holds a card for the visit's reservation. */
export function Component() {
  const { _id } = useHoster();
  const order = new URLSearchParams(useLocation().search).get('order') ?? undefined;
  const known = useReservationStore((state) => state.publicId);
  const publicId = known ?? recallReservation(_id);
  if (order !== undefined) return <Opened subject={{ purpose: 'payment', order }} />;
  if (publicId !== undefined) return <Opened subject={{ purpose: 'preAuthorisation', publicId }} />;
  return <NotHere />;
}

/** Nothing says what is paid here: the address came from another device, or is wrong. */
function NotHere() {
  const { t } = useTranslation('payment');
  const { slug } = useHoster();
  return (
    <EmptyPage
      icon="card"
      title={t('notHere.title')}
      text={t('notHere.text')}
      way={{ href: paths.orders(slug), label: t('notHere.orders') }}
    />
  );
}

function Opened({ subject }: { subject: PaymentSubject }) {
  const { t } = useTranslation('payment');
  const { pathname } = useLocation();
  const intentId = matchPath('/:slug/payment/:intentId', pathname)?.params.intentId;
  const { failure, isBusy, open } = usePaymentOpening(subject);
  const { step, intent } = usePaymentStore((state) => state.payment);
  useCleanAddress();
  const isPaid = step === 'paid';
  useEffect(() => {
    if (isPaid) focusHeading();
  }, [isPaid]);

  if (failure) {
    return (
      <Page>
        <Stack gap={5}>
          <Title level="h1">{t('title')}</Title>
          <OpenFailureNotice failure={failure} isBusy={isBusy} onRetry={open} />
          <Ways order={subject.purpose === 'payment' ? subject.order : undefined} />
        </Stack>
      </Page>
    );
  }
  if (!intent) return <Skeleton />;
  if (intent._id !== intentId) return <NotHere />;
  if (isPaid) return <Paid intent={intent} />;
  return (
    <Page clears="bar">
      <Stack gap={5}>
        <Lead intent={intent} />
        {step === 'over' ? (
          <>
            <OverNotice intent={intent} onRetry={open} />
            <Ways order={intent.order} />
          </>
        ) : (
          <Form intent={intent} />
        )}
      </Stack>
    </Page>
  );
}

/** Leaves no word of the bank in the address after a check in a page of its own (3-D Secure). */
function useCleanAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const order = query.get('order');
    const wanted = order === null ? '' : `?${new URLSearchParams({ order }).toString()}`;
    if (search !== wanted) void navigate(pathname + wanted, { replace: true });
  }, [navigate, pathname, search]);
}

/** How much, for what and for whom: always on the screen. */
function Lead({ intent }: { intent: OpenedPayment }) {
  const { t } = useTranslation('payment');
  const { name } = useHoster();
  const amount = useAmount()(intent);
  const isHold = intent.purpose === 'preAuthorisation';
  const { releaseDate, label } = intent;
  return (
    <>
      <Stack gap={2}>
        <Title level="h1">{t(isHold ? 'hold.title' : 'charge.title', { amount })}</Title>
        <Text>{t(isHold ? 'hold.lead' : 'charge.lead')}</Text>
      </Stack>
      {isHold ? (
        <HoldMilestones
          amount={amount}
          departureDate={undefined}
          releaseAfterDays={undefined}
          releaseDate={releaseDate}
        />
      ) : (
        <Facts
          isFramed
          items={[
            { id: 'what', term: t('charge.what'), value: label && <HotelText>{label}</HotelText> },
            { id: 'whom', term: t('charge.whom'), value: <HotelText>{name}</HotelText> },
            { id: 'amount', term: t('charge.amount'), value: amount, isPrice: true, isTotal: true },
          ]}
        />
      )}
    </>
  );
}

function Form({ intent }: { intent: OpenedPayment }) {
  const { slug } = useHoster();
  const navigate = useNavigate();
  const { resource } = usePaymentSettingsStore((state) => state);
  const settings = resource.status === 'success' ? resource.data : undefined;
  const { order } = intent;
  return (
    <PaymentForm
      key={intent.expiresAt}
      intent={intent}
      cards={settings?.cards ?? []}
      withoutCard={order === undefined ? settings?.preAuthorisation?.withoutCard : undefined}
      onSkip={() =>
        void navigate(order === undefined ? paths.checkin(slug) : paths.orderFollowed(slug, order))
      }
    />
  );
}

/** It is paid, or held. */
function Paid({ intent }: { intent: OpenedPayment }) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const amount = useAmount()(intent);
  const isHold = intent.purpose === 'preAuthorisation';
  const { releaseDate = '', label, order } = intent;
  const day = formatCalendarDay(releaseDate, language);
  return (
    <Outcome
      title={t(isHold ? 'paid.held' : 'paid.charged', { amount })}
      text={t(isHold ? 'paid.heldText' : 'paid.chargedText')}
      note={isHold && day ? capitalised(t('hold.releaseOn', { day })) : undefined}
      actions={<Ways order={order} />}
    >
      <Facts
        isFramed
        items={[
          { id: 'what', term: t('charge.what'), value: label && <HotelText>{label}</HotelText> },
          { id: 'amount', term: t('charge.amount'), value: amount, isPrice: true },
        ]}
      />
    </Outcome>
  );
}

/** Where the guest goes from here: to what is paid, or to the desk. */
function Ways({ order }: { order: string | undefined }) {
  const { t } = useTranslation('payment');
  const hoster = useHoster();
  const { slug, phone } = hoster;
  const button = { size: 'l', isFullWidth: true } as const;
  return (
    <>
      {order === undefined ? (
        <Button {...button} hierarchy="secondary" href={paths.checkin(slug)}>
          {t('ways.checkin')}
        </Button>
      ) : (
        <Button {...button} hierarchy="secondary" href={paths.orderFollowed(slug, order)}>
          {t('ways.order')}
        </Button>
      )}
      {functionsOf(hoster).calls && phone && (
        <Button {...button} hierarchy="tertiary" iconLeft="phone" href={phoneHref(phone)}>
          {t('ways.reception')}
        </Button>
      )}
    </>
  );
}
