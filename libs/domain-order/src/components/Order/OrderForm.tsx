import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ErrorSummary, Page, Split, Stack, TextArea, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useRegistry } from '@guest/state';
import { GuestFields, HotelText, useHoster, useVisitStore, useHotelZone } from '@guest/visit';
import { useDraftField, useOpenDraft } from '../../hooks/useDraft';
import { useLengthHint } from '../../hooks/useLengthHint';
import { isBlocked } from '../../model/checkOrder';
import { draftOf } from '../../model/draft';
import { MAX_COMMENT_LENGTH } from '../../model/limits';
import { own } from '../../model/own';
import { REQUIRED_OF_GUEST } from '../../model/requiredFields';
import type { Service } from '../../model/service';
import { useOrderStore } from '../../store/orderStore';
import { DeliveryFields } from './DeliveryFields';
import { OrderAside } from './OrderAside';
import { OrderBar } from './OrderBar';
import { Quantity } from './Quantity';
import { RoomField } from './RoomField';
import { useIsSentBack } from './sentBack';
import { Sheets } from './Sheets';
import { useOrderErrors } from './useOrderErrors';

/** An order being made: when and where, what, and who. It stands still while a menu card is filled in. */
export function OrderForm({ service }: { service: Service }) {
  const { t } = useTranslation(['order', 'visit']);
  useOpenDraft(service);

  // Sent back here by the check page: something has to be put right.
  const isSentBack = useIsSentBack();
  const [attempt, setAttempt] = useState(isSentBack ? 1 : 0);
  const shown = useOrderErrors(service, attempt > 0);
  const handleCheck = useCheck(service, () => setAttempt(attempt + 1));

  return (
    <Page width="gallery">
      <Split
        asideLook="bare"
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
          <Title as="h1" level="h1">
            <HotelText>{service.name}</HotelText>
          </Title>
          <ErrorSummary
            title={shown?.missing.length ? t('order:missing.blocked') : t('visit:errors.summary')}
            errors={shown?.entries ?? []}
            attempt={attempt}
          />
          <DeliveryFields service={service} errors={shown?.delivery ?? {}} />
          <RoomField error={shown?.guest.roomNumber} />
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

/** Goes on to the last look, or tells that something has to be put right. */
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
      // The guest goes on with it: what was a suggestion is their choice now.
      setDelivery(service.id, {});
      void navigate(paths.checkOrder(slug, service.id));
    }
  };
}

/** A word for the hotel. */
function Details({ service }: { service: Service }) {
  const { t } = useTranslation('order');
  const details = useDraftField(service, 'details');
  const setDetails = useOrderStore((state) => state.setDetails);
  const lengthHint = useLengthHint(details);
  return (
    <TextArea
      label={t('order.details')}
      marker={t('order.optional')}
      hint={lengthHint ?? t('order.detailsHint')}
      value={details}
      maxLength={MAX_COMMENT_LENGTH}
      onChange={(event) => setDetails(service.id, event.currentTarget.value)}
    />
  );
}
