import { useTranslation } from 'react-i18next';
import type { Extra, Extras } from '@guest/api-contract';
import { htmlWords } from '@guest/api-contract/html-words';
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
  StatusLine,
  Text,
} from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { useDraft } from '../../hooks/useDraft';
import { useExtraPrice } from './useExtraPrice';
import { useAnswer } from '../../hooks/useStage';
import { useOffers } from '../../hooks/useStay';
import { useWishesTotal } from '../../hooks/useWishesTotal';
import { hasAny } from '../../store/stayStores';
import type { StepProps } from '../Frame/StepBar';
import { TextStep } from './TextStep';

/** The choice of a better room and of extras: wishes that the hotel confirms. */
export function PromotionStep({ step, lead }: StepProps) {
  return (
    <TextStep
      step={step}
      onward="next"
      lead={
        <>
          {lead}
          <Offers />
        </>
      }
    />
  );
}

function Offers() {
  const { t } = useTranslation('checkin');
  const { resource, retry } = useOffers();
  if (resource.status === 'failure') {
    return (
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button size="s" hierarchy="secondary" onClick={retry}>
            {t('extras.retry')}
          </Button>
        }
      >
        {t('extras.failed')}
      </Notice>
    );
  }
  if (resource.status !== 'success') {
    return <OffersSkeleton />;
  }
  const { upselles, extras } = resource.data;
  if (!hasAny(resource.data)) return <Text tone="muted">{t('extras.nothing')}</Text>;
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
      <Total offers={resource.data} />
      <Text size="s" tone="muted">
        {t('extras.notBinding')}
      </Text>
    </>
  );
}

/** As high as a few offers: the button below must not move away from a guest who aims at it. */
function OffersSkeleton() {
  const { t } = useTranslation('checkin');
  return (
    <SkeletonGroup label={t('extras.loading')}>
      <Stack gap={4}>
        <Skeleton shape="title" width="l" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="title" width="l" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </SkeletonGroup>
  );
}

function Total({ offers }: { offers: Extras }) {
  const { t } = useTranslation('checkin');
  const { wishes } = useDraft();
  const total = useWishesTotal()(wishes, offers);
  return <StatusLine isLead>{total === '' ? null : t('extras.totalOf', { total })}</StatusLine>;
}

function Rooms({ upselles }: { upselles: Extras['upselles'] }) {
  const { t } = useTranslation('checkin');
  const priceOf = useExtraPrice();
  const { wishes } = useDraft();
  const answer = useAnswer();
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
        onValueChange={(upselle) => answer({ of: 'wishes', wishes: { ...wishes, upselle } })}
      />
    </Section>
  );
}

function ExtraRow({ extra }: { extra: Extra }) {
  const { t } = useTranslation('checkin');
  const priceOf = useExtraPrice();
  const { wishes } = useDraft();
  const answer = useAnswer();
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
          onValueChange={(count) =>
            answer({
              of: 'wishes',
              wishes: { ...wishes, quantities: { ...wishes.quantities, [_id]: count } },
            })
          }
        />
      }
    />
  );
}
