import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  Button,
  ErrorSummary,
  Link,
  Notice,
  Page,
  Split,
  Stack,
  TextArea,
  Title,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { own, useRegistry } from '@guest/state';
import { GuestFields, HotelText, RoomField, useHoster, useVisitStore, useHotelZone } from '@guest/visit';
import { useDraftField, useOpenDraft } from './useDraft';
import { useLengthHint } from './useLengthHint';
import { useWaitingOrders } from '../../hooks/useWaitingOrders';
import { isBlocked, REQUIRED_OF_GUEST } from '../../model/checkOrder';
import { draftOf } from '../../model/draft';
import { MAX_COMMENT_LENGTH } from '../../model/limits';
import type { Service } from '../../model/service';
import { useOrderStore } from '../../store/orderStore';
import { DeliveryFields } from './DeliveryFields';
import { OrderAside } from './OrderAside';
import { OrderBar } from './OrderBar';
import { Quantity } from './Quantity';
import { Sheets } from './Sheets';
import { useOrderErrors } from './useOrderErrors';
import { useIsSentBack } from './useSendOrder';

/** The form of an order: when and where, what, and who. A choice on a menu card does not render it. */
export function OrderForm({ service }: { service: Service }) {
  const { t } = useTranslation(['order', 'visit']);
  useOpenDraft(service);

  // The check page sent the guest back: something has to be corrected.
  const isSentBack = useIsSentBack();
  const [attempt, setAttempt] = useState(isSentBack ? 1 : 0);
  const shown = useOrderErrors(service, attempt > 0);
  const handleCheck = useCheck(service, () => setAttempt(attempt + 1));

  return (
    <Page width="gallery">
      <Split
        asideVariant="bare"
        mainWidth="reading"
        asideLabel={t('order:order.title')}
        aside={
          <OrderAside
            service={service}
            action={
              <OrderBar
                service={service}
                message={shown?.left}
                missing={shown?.missing[0]}
                action={
                  <Button size="l" onClick={handleCheck}>
                    {t('order:order.check')}
                  </Button>
                }
              />
            }
          />
        }
      >
        <Stack gap={6}>
          <Title level="h1">
            <HotelText>{service.name}</HotelText>
          </Title>
          <AlsoWaiting serviceId={service.id} />
          <ErrorSummary
            title={shown?.missing.length ? t('order:missing.blocked') : t('visit:errors.requiredFields')}
            errors={shown?.entries ?? []}
            attempt={attempt}
          />
          <DeliveryFields service={service} errors={shown?.delivery ?? {}} />
          <RoomField error={shown?.guest.roomNumber} isRequired />
          {service.type === 'sheet' ? (
            <Sheets service={service} showsErrors={attempt > 0} />
          ) : (
            <Quantity service={service} />
          )}
          <Details service={service} />
          <GuestFields required={REQUIRED_OF_GUEST} errors={shown?.guest} />
        </Stack>
      </Split>
    </Page>
  );
}

/** Goes on to the check page, or calls `onBlocked` where something has to be corrected. */
function useCheck(service: Service, onBlocked: () => void): () => void {
  const { slug } = useHoster();
  const timeZone = useHotelZone();
  const navigate = useNavigate();
  const registry = useRegistry();
  return () => {
    const { drafts, look, setDelivery } = useOrderStore.in(registry).getState();
    const { guest } = useVisitStore.in(registry).getState();
    const draft = own(drafts, service.id) ?? draftOf(service);
    const now = new Date();
    look(now);
    if (isBlocked({ service, draft, guest }, { now, timeZone })) onBlocked();
    else {
      // By going on the guest accepts the suggested delivery.
      setDelivery(service.id, {});
      void navigate(paths.checkOrder(slug, service.id));
    }
  };
}

/** Other orders of the service that wait: this one does not replace them. */
function AlsoWaiting({ serviceId }: { serviceId: string }) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const waiting = useWaitingOrders().find(({ kept }) => kept.subject === serviceId);
  if (!waiting) return null;
  return (
    <Notice
      icon="clock"
      action={<Link href={paths.orderFollowed(slug, waiting.kept.id)}>{t('order.seeWaiting')}</Link>}
    >
      {t('order.alsoWaiting')}
    </Notice>
  );
}

/** A note for the hotel. */
function Details({ service }: { service: Service }) {
  const { t } = useTranslation('order');
  const details = useDraftField(service, 'details');
  const setDetails = useOrderStore((state) => state.setDetails);
  const lengthHint = useLengthHint(details);
  return (
    <TextArea
      label={t('order.details')}
      marker={t('guest.optional', { ns: 'visit' })}
      hint={lengthHint ?? t('order.detailsHint')}
      value={details}
      maxLength={MAX_COMMENT_LENGTH}
      onChange={(event) => setDetails(service.id, event.currentTarget.value)}
    />
  );
}
