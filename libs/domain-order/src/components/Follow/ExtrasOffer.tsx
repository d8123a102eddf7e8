import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFree, type Extra } from '@guest/api-contract';
import {
  Button,
  Link,
  List,
  ListRow,
  NumberStepper,
  RowMedia,
  Section,
  StatusLine,
  Text,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import {
  checkGuest,
  fetchedOf,
  HotelText,
  useApi,
  useHoster,
  useReservationStore,
  useVisitStore,
  type Guest,
} from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import { REQUIRED_OF_GUEST } from '../../model/checkOrder';
import { extrasAmount, type ChosenExtras } from '../../model/extras';
import { useExtrasStore } from '../../store/extrasStore';
import { useOrderExtras } from './useOrderExtras';

/** Extras of the stay for the guest who has just ordered; nothing where the hotel offers none. */
export function ExtrasOffer({ roomNumber }: { roomNumber: string }) {
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const typed = useVisitStore((state) => state.guest);
  const key = useReservationStore(({ reservation }) =>
    reservation.status === 'success' ? reservation.data.encryptedReservationId : undefined,
  );
  const load = useExtrasStore((state) => state.load);
  const resource = useExtrasStore((state) => fetchedOf(state, hosterId, key));
  useEffect(() => {
    void load(api, hosterId, key);
  }, [api, hosterId, key, load]);

  const guest = { ...typed, roomNumber };
  // After a reload the guest may be unknown: the hotel would not know who orders.
  const isKnown = Object.keys(checkGuest(guest, REQUIRED_OF_GUEST)).length === 0;
  if (resource.status !== 'success' || resource.data.length === 0 || !isKnown) return null;
  return <Extras extras={resource.data} guest={guest} />;
}

type Stage = 'sending' | 'added' | 'waiting' | 'nothing' | 'declined';

function Extras({ extras, guest }: { extras: readonly Extra[]; guest: Guest }) {
  const { t } = useTranslation('orders');
  const { slug } = useHoster();
  const [chosen, setChosen] = useState<ChosenExtras>({});
  const [stage, setStage] = useState<Stage>();
  const { order, isByCard } = useOrderExtras(extras, guest);
  const prices = usePrices();
  const total = extrasAmount(extras, chosen);
  const hasAny = Object.values(chosen).some((quantity) => quantity > 0);
  const amount = hasAny ? prices.total(total, undefined) : undefined;

  const handleAdd = async () => {
    if (!hasAny) {
      setStage('nothing');
      return;
    }
    setStage('sending');
    const isDone = await order(chosen);
    setChosen({});
    setStage(isDone ? 'added' : 'waiting');
  };
  const handleChange = (id: string, quantity: number) => {
    setChosen({ ...chosen, [id]: quantity });
    setStage(undefined);
  };
  if (stage === 'declined') return <Declined />;
  return (
    <Section title={t('extras.title')} level="h3">
      <List>
        {extras.map((extra) => (
          <ExtraRow key={extra._id} extra={extra} quantity={chosen[extra._id] ?? 0} onChange={handleChange} />
        ))}
      </List>
      {hasAny && !isFree(total) && (
        <Text size="s" tone="muted">
          {t(isByCard(chosen) ? 'extras.byCard' : 'extras.onRoom')}
        </Text>
      )}
      <Button
        hierarchy="secondary"
        size="l"
        isFullWidth
        isBusy={stage === 'sending'}
        busyLabel={t('extras.adding')}
        onClick={() => void handleAdd()}
      >
        {amount ? t('extras.addFor', { amount }) : t('extras.add')}
      </Button>
      <Button
        hierarchy="secondary"
        size="l"
        isFullWidth
        aria-disabled={stage === 'sending' || undefined}
        onClick={() => setStage('declined')}
      >
        {t('extras.decline')}
      </Button>
      <StatusLine>{stage && stage !== 'sending' ? t(`extras.${stage}`) : null}</StatusLine>
      {(stage === 'added' || stage === 'waiting') && (
        <Link href={paths.orders(slug)} isStandalone>
          {t('extras.see')}
        </Link>
      )}
    </Section>
  );
}

/** Takes the focus of the button that is gone. */
function Declined() {
  const { t } = useTranslation('orders');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Text ref={words} tabIndex={-1} size="s" tone="muted">
      {t('extras.declined')}
    </Text>
  );
}

interface ExtraRowProps {
  extra: Extra;
  quantity: number;
  onChange: (id: string, quantity: number) => void;
}

function ExtraRow({ extra: { _id, name, image, price, maxQuantity }, quantity, onChange }: ExtraRowProps) {
  const { t } = useTranslation('orders');
  const prices = usePrices();
  return (
    <ListRow
      media={<RowMedia src={image} alt="" icon="present" />}
      title={<HotelText>{name}</HotelText>}
      description={[prices.words(price), prices.unit(price)].filter(Boolean).join(' ')}
      end={
        <NumberStepper
          label={name}
          isLabelHidden
          value={quantity}
          max={maxQuantity}
          decreaseLabel={t('extras.decrease', { name })}
          increaseLabel={t('extras.increase', { name })}
          onValueChange={(count) => onChange(_id, count)}
        />
      }
    />
  );
}
