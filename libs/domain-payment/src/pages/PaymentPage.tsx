import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { Page, Stack, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import {
  EmptyPage,
  focusHeading,
  recallReservation,
  useHoster,
  useReservationStore,
  type VisitContext,
} from '@guest/visit';
import { OpenFailureNotice } from '../components/OpenFailureNotice';
import { OverNotice } from '../components/OverNotice';
import { Paid } from '../components/Paid';
import { PaymentForm } from '../components/PaymentForm';
import { PaymentLead } from '../components/PaymentLead';
import { PaymentSkeleton } from '../components/PaymentSkeleton';
import { WaysOn } from '../components/WaysOn';
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
  const isRestored = useIsRestored();
  if (order !== undefined) return <Opened subject={{ purpose: 'payment', order }} />;
  // A server knows no visit.
  if (!isRestored) return <Skeleton />;
  const publicId = known ?? recallReservation(_id);
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
  const isPaid = step === 'paid';
  const isOver = step === 'over';
  useEffect(() => {
    if (isPaid || isOver) focusHeading();
  }, [isPaid, isOver]);

  if (failure) {
    return (
      <Page>
        <Stack gap={5}>
          <Title level="h1">{t('title')}</Title>
          <OpenFailureNotice failure={failure} isBusy={isBusy} onRetry={open} />
          <WaysOn order={subject.purpose === 'payment' ? subject.order : undefined} />
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
        <PaymentLead intent={intent} isOver={isOver} />
        {isOver ? (
          <>
            <OverNotice intent={intent} onRetry={open} />
            <WaysOn order={intent.order} />
          </>
        ) : (
          <Form intent={intent} />
        )}
      </Stack>
    </Page>
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
