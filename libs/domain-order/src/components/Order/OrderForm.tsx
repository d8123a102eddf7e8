import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ErrorSummary, Page, Split, Stack, TextArea, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { GuestFields, HotelText, useHoster, useVisitStore } from '@guest/visit';
import { useDraft, useOpenDraft } from '../../hooks/useDraft';
import { useLengthHint } from '../../hooks/useLengthHint';
import { isBlocked } from '../../model/checkOrder';
import { MAX_COMMENT_LENGTH } from '../../model/limits';
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

/** An order being made: when and where, what, and who. */
export function OrderForm({ service }: { service: Service }) {
  const { t } = useTranslation(['order', 'visit']);
  const { slug, timeZone } = useHoster();
  const navigate = useNavigate();
  useOpenDraft(service);
  const draft = useDraft(service);
  const guest = useVisitStore((state) => state.guest);
  const { setDelivery, setDetails, look } = useOrderActions();

  // Sent back here by the check page: something has to be put right.
  const isSentBack = useIsSentBack();
  const [attempt, setAttempt] = useState(isSentBack ? 1 : 0);
  const lengthHint = useLengthHint(draft.details);
  const errors = useOrderErrors(service, draft);
  const shown = attempt > 0 ? errors : undefined;

  const handleCheck = () => {
    const now = new Date();
    look(now);
    if (isBlocked({ service, draft, guest }, { now, timeZone })) setAttempt(attempt + 1);
    else {
      // The guest goes on with it: what was a suggestion is their choice now.
      setDelivery(service.id, {});
      void navigate(paths.checkOrder(slug, service.id));
    }
  };

  return (
    <Page width="gallery">
      <Split
        asideLook="bare"
        mainWidth="reading"
        asideLabel={t('order:order.title')}
        aside={
          <OrderAside
            service={service}
            draft={draft}
            action={
              <OrderBar
                service={service}
                draft={draft}
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
          <Title as="h1" level="h2">
            <HotelText>{service.name}</HotelText>
          </Title>
          <ErrorSummary
            title={shown?.missing.length ? t('order:missing.blocked') : t('visit:errors.summary')}
            errors={shown?.entries ?? []}
            attempt={attempt}
          />
          <DeliveryFields service={service} delivery={draft.delivery} errors={shown?.delivery ?? {}} />
          <RoomField error={shown?.guest.roomNumber} />
          {service.type === 'sheet' ? (
            <Sheets service={service} showsErrors={attempt > 0} />
          ) : (
            <Quantity service={service} />
          )}
          <TextArea
            label={t('order:order.details')}
            marker={t('order:order.optional')}
            hint={lengthHint ?? t('order:order.detailsHint')}
            value={draft.details}
            maxLength={MAX_COMMENT_LENGTH}
            onChange={(event) => setDetails(service.id, event.currentTarget.value)}
          />
          <GuestFields required={REQUIRED_OF_GUEST} errors={shown?.guest} />
        </Stack>
      </Split>
    </Page>
  );
}

function useOrderActions() {
  return {
    setDetails: useOrderStore((state) => state.setDetails),
    setDelivery: useOrderStore((state) => state.setDelivery),
    look: useOrderStore((state) => state.look),
  };
}
