import { useEffect, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Extra, Extras } from '@guest/api-contract';
import {
  Button,
  ChoiceCards,
  List,
  ListRow,
  Notice,
  NumberStepper,
  RowMedia,
  Section,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@guest/design-system';
import { HotelText, useApi, useHoster } from '@guest/visit';
import { useDraft } from '../../hooks/useDraft';
import { useExtraPrice } from '../../hooks/useExtraPrice';
import { useStepWays } from '../../hooks/useSteps';
import { htmlWords } from '../../model/htmlWords';
import { useCheckinStore } from '../../store/checkinStore';
import { useExtrasStore } from '../../store/stayStores';
import { StepBar } from '../Frame/StepBar';
import type { StepProps } from './FieldsStep';

/** A better room, something to go with the stay: a wish that the hotel confirms. */
export function PromotionStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const { previous, goOn, isChange } = useStepWays(step);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        {lead}
        <Offers />
        <StepBar label={isChange ? t('backToCheck') : t('next')} previous={previous} />
      </Stack>
    </form>
  );
}

function Offers() {
  const { t } = useTranslation('checkin');
  const { _id: hosterId } = useHoster();
  const api = useApi();
  const resource = useExtrasStore((state) => state.resource);
  const load = useExtrasStore((state) => state.load);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  useEffect(() => {
    void load(api, { hosterId, reservationKey });
  }, [api, hosterId, load, reservationKey]);

  if (resource.status === 'failure') {
    return (
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button size="s" hierarchy="secondary" onClick={() => void load(api, { hosterId, reservationKey })}>
            {t('extras.retry')}
          </Button>
        }
      >
        {t('extras.failed')}
      </Notice>
    );
  }
  if (resource.status !== 'success') {
    return (
      <SkeletonGroup label={t('extras.loading')}>
        <Stack gap={4}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const { upselles, extras } = resource.data;
  if (upselles.length + extras.length === 0) return <Text tone="muted">{t('extras.nothing')}</Text>;
  return (
    <>
      {upselles.length > 0 && <Rooms upselles={upselles} />}
      {extras.length > 0 && (
        <Section title={t('extras.more')} level="h3">
          <List>
            {extras.map((extra) => (
              <ExtraRow key={extra._id} extra={extra} />
            ))}
          </List>
        </Section>
      )}
      <Text size="s" tone="muted">
        {t('extras.notBinding')}
      </Text>
    </>
  );
}

function Rooms({ upselles }: { upselles: Extras['upselles'] }) {
  const { t } = useTranslation('checkin');
  const priceOf = useExtraPrice();
  const { wishes } = useDraft();
  const save = useCheckinStore((state) => state.saveWishes);
  const rooms = upselles.map(({ _id, name, description, features, price, image }) => ({
    value: _id,
    label: <HotelText>{name}</HotelText>,
    note: [priceOf(price), features.join(', ') || htmlWords(description)].filter(Boolean).join(' · '),
    picture: image === undefined ? undefined : { src: image },
  }));
  return (
    <Section title={t('extras.room')} level="h3">
      <ChoiceCards
        legend={t('extras.room')}
        isLegendHidden
        columns={1}
        options={[{ value: '', label: t('extras.keep'), note: t('extras.keepNote') }, ...rooms]}
        value={upselles.some(({ _id }) => _id === wishes.upselle) ? wishes.upselle : ''}
        onValueChange={(upselle) => save({ ...wishes, upselle })}
      />
    </Section>
  );
}

function ExtraRow({ extra }: { extra: Extra }) {
  const { t } = useTranslation('checkin');
  const priceOf = useExtraPrice();
  const { wishes } = useDraft();
  const save = useCheckinStore((state) => state.saveWishes);
  const { _id, name, description, image, price, maxQuantity } = extra;
  const quantity = Math.min(maxQuantity, wishes.quantities[_id] ?? 0);
  return (
    <ListRow
      media={<RowMedia src={image} icon="present" />}
      title={<HotelText>{name}</HotelText>}
      description={[priceOf(price), htmlWords(description)].filter(Boolean).join(' · ')}
      end={
        <NumberStepper
          label={name}
          isLabelHidden
          value={quantity}
          max={maxQuantity}
          decreaseLabel={t('extras.decrease', { name })}
          increaseLabel={t('extras.increase', { name })}
          onValueChange={(count) => save({ ...wishes, quantities: { ...wishes.quantities, [_id]: count } })}
        />
      }
    />
  );
}
