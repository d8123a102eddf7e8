import { useTranslation } from 'react-i18next';
import {
  FieldGroup,
  Grid,
  NativeDateField,
  Segmented,
  SelectField,
  Stack,
  TimeField,
} from '@guest/design-system';
import { canBeNow, hotelClock, slotsOf } from '@guest/api-contract';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { useHotelZone } from '@guest/visit';
import { useDraftField } from './useDraft';
import { useAvailabilityWords } from '../../hooks/useAvailabilityWords';
import {
  openTimes,
  type Delivery,
  type DeliveryError,
  type DeliveryField,
  lastDay,
} from '../../model/delivery';
import type { Service } from '../../model/service';
import { useOrderStore } from '../../store/orderStore';

/** The DOM ids that the error summary leads to. */
export const deliveryFieldIds: Record<DeliveryField, string> = {
  mode: 'delivery-mode',
  day: 'delivery-day',
  time: 'delivery-time',
};

interface DeliveryFieldsProps {
  service: Service;
  errors: Partial<Record<DeliveryField, DeliveryError>>;
}

/** The delivery: as soon as possible where the service allows it, else a day and a time of its hours. */
export function DeliveryFields({ service, errors }: DeliveryFieldsProps) {
  const { t } = useTranslation('order');
  const timeZone = useHotelZone();
  const now = useOrderStore((state) => state.now);
  const setDelivery = useOrderStore((state) => state.setDelivery);
  const { id, availability } = service;
  const delivery = useDraftField(service, 'delivery');
  const at = now === undefined ? undefined : { now: new Date(now), timeZone };
  const isNowClosed = at !== undefined && !canBeNow(availability, at);
  const hours = useAvailabilityWords(availability);
  const error = (field: DeliveryField) => errors[field] && t(`delivery.errors.${errors[field]}`);

  const fields = (
    <Grid columns={2} gap={4} collapse="small">
      <NativeDateField
        id={deliveryFieldIds.day}
        label={t('delivery.day')}
        error={error('day')}
        value={delivery.day}
        min={at && hotelClock(at.now, timeZone).day}
        max={at && lastDay(at)}
        onChange={(event) => setDelivery(id, { day: event.currentTarget.value })}
        aria-required
      />
      <TimeChoice service={service} delivery={delivery} error={error('time')} />
    </Grid>
  );

  // A service that is ordered the day before is never delivered now: there is nothing to choose.
  if (availability?.orderBeforeOnPreviousDay !== undefined) {
    return (
      <FieldGroup legend={t('delivery.legend')} isLegendHidden>
        {fields}
      </FieldGroup>
    );
  }
  return (
    <Stack gap={4}>
      <Segmented
        id={deliveryFieldIds.mode}
        legend={t('delivery.legend')}
        hint={isNowClosed && hours ? t('delivery.closed', { hours }) : undefined}
        error={error('mode')}
        value={delivery.mode}
        onValueChange={(mode) => setDelivery(id, { mode: mode === 'now' ? 'now' : 'at' })}
        options={[
          { value: 'now', label: t('delivery.now'), disabled: isNowClosed },
          { value: 'at', label: t('delivery.at') },
        ]}
      />
      {delivery.mode === 'at' && fields}
    </Stack>
  );
}

interface TimeChoiceProps {
  service: Service;
  delivery: Delivery;
  error: string | undefined;
}

/** A slot of the service, or any time where it has none. */
function TimeChoice({ service: { id, availability }, delivery: { day, time }, error }: TimeChoiceProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const timeZone = useHotelZone();
  const now = useOrderStore((state) => state.now);
  const setDelivery = useOrderStore((state) => state.setDelivery);
  const slots = slotsOf(availability);
  const common = {
    id: deliveryFieldIds.time,
    label: t('delivery.time'),
    error,
    value: time,
    onChange: (event: { currentTarget: { value: string } }) =>
      setDelivery(id, { time: event.currentTarget.value }),
    'aria-required': true,
  };
  if (!slots) return <TimeField {...common} min={availability?.from} max={availability?.to} />;

  const open = now === undefined ? slots : openTimes(day, availability, { now: new Date(now), timeZone });
  return (
    <SelectField
      {...common}
      placeholder={t('delivery.chooseTime')}
      options={slots.map((slot) => ({
        value: slot,
        label: formatTimeOfDay(slot, language),
        // On a day without open slots all stay enabled: the error of the day says what to do.
        disabled: open.length > 0 && !open.includes(slot),
      }))}
    />
  );
}
