import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  ActionBar,
  Button,
  Divider,
  Icon,
  Link,
  ListRow,
  Notice,
  Page,
  Section,
  Split,
  Stack,
  StatusLine,
  Title,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { useOutbox } from '@guest/outbox';
import { useRegistry } from '@guest/state';
import { HotelText, useApi, useHoster, useVisitStore, useHotelZone } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import { capitalised } from '../../model/capitalised';
import { useSheetNames } from '../../hooks/useSheetNames';
import { isBlocked } from '../../model/checkOrder';
import { deliveryMoment } from '../../model/delivery';
import type { Draft } from '../../model/draft';
import { isFree, type Amount } from '../../model/price';
import type { Service } from '../../model/service';
import { obligesToPay, totalAmount } from '../../model/totals';
import { useCatalogueStore } from '../../store/catalogueStore';
import { useOrderStore } from '../../store/orderStore';
import { sendOrder } from '../../store/sendOrder';
import { GuestSummary } from './GuestSummary';
import { OrderAside } from './OrderAside';
import { SENT_BACK } from './sentBack';
import { OrderSummary } from './OrderSummary';
import { PaymentNotice } from './PaymentNotice';
import { failureText, SendFailure } from './SendFailure';
import { useMomentWords } from './useMomentWords';
import { useSending } from './useSending';

/** The order as it will be sent, and the button that sends it. */
export function CheckForm({ service, draft }: { service: Service; draft: Draft }) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const timeZone = useHotelZone();
  const momentWords = useMomentWords();
  const names = useSheetNames(service);
  const prices = usePrices();
  const roomNumber = useVisitStore((state) => state.guest.roomNumber.trim());
  const sending = useSending(service.id);
  const handleSend = useSend(service, draft);

  const orderPath = paths.order(slug, service.id);
  const isSending = sending.status === 'loading';
  const total = totalAmount(service, draft);
  const amount = prices.total(total, service.price);
  const what = service.type === 'sheet' ? names.counted(draft.sheets.length) : undefined;
  const edit = (label: string) => (
    <Link href={orderPath} isStandalone aria-label={label} aria-disabled={isSending || undefined}>
      {t('check.edit')}
    </Link>
  );

  return (
    <Page width="gallery">
      <Split
        asideLook="bare"
        mainWidth="reading"
        asideLabel={t('order.title')}
        aside={
          <OrderAside
            service={service}
            total={amount}
            isFree={isFree(total)}
            action={<SendBar service={service} total={total} amount={amount} onSend={handleSend} />}
          />
        }
      >
        <Stack gap={6}>
          <Title as="h1" level="h1">
            {t('check.title')}
          </Title>
          {sending.status === 'failure' && <SendFailure failure={sending} />}
          <Stack gap={0}>
            <Divider />
            <ListRow
              as="div"
              media={<Icon name="clock" />}
              title={capitalised(momentWords(deliveryMoment(draft.delivery, timeZone)))}
              titleAs="h2"
              description={t('delivery.inRoom', { room: roomNumber })}
              end={edit(t('check.editWhen'))}
            />
            <Divider />
          </Stack>
          <Section
            title={what ?? <HotelText>{service.name}</HotelText>}
            level="h3"
            action={edit(t('check.editWhat'))}
          >
            <OrderSummary service={service} draft={draft} />
          </Section>
          <Section title={t('check.who')} level="h3" action={edit(t('check.editWho'))}>
            <GuestSummary />
          </Section>
          <PaymentNotice service={service} total={total} />
          <StatusLine isHidden>{isSending ? t('check.keepOpen') : null}</StatusLine>
          {isSending && <Notice tone="brand">{t('check.keepOpen')}</Notice>}
        </Stack>
      </Split>
    </Page>
  );
}

interface SendBarProps {
  service: Service;
  total: Amount;
  /** The total in words. */
  amount: string | undefined;
  onSend: () => void;
}

/** The button that sends, and what that binds the guest to. */
function SendBar({ service, total, amount, onSend }: SendBarProps) {
  const { t } = useTranslation('order');
  const room = useVisitStore((state) => state.guest.roomNumber.trim());
  const sending = useSending(service.id);
  const isResending = sending.status === 'failure' && failureText(sending) !== 'priceChanged';
  const words = obligesToPay(total) ? t('check.orderAndPay') : t('check.send');
  return (
    <ActionBar
      layout="stack"
      note={amount ? t('check.note', { amount, room }) : t('delivery.inRoom', { room })}
      action={
        <Button
          size="xl"
          isFullWidth
          isBusy={sending.status === 'loading'}
          busyLabel={t('check.sending')}
          onClick={onSend}
        >
          {isResending ? t('check.resend') : words}
        </Button>
      }
    />
  );
}

/** Sends once all is still well; what no longer is leads back to the form. */
function useSend(service: Service, draft: Draft): () => void {
  const { _id: hosterId, slug } = useHoster();
  const timeZone = useHotelZone();
  const api = useApi();
  const outbox = useOutbox();
  const registry = useRegistry();
  const navigate = useNavigate();
  const guest = useVisitStore((state) => state.guest);
  const look = useOrderStore((state) => state.look);
  const reload = useCatalogueStore((state) => state.reload);
  const sending = useSending(service.id);

  const text = sending.status === 'failure' && failureText(sending);
  // The hotel's catalogue is not what this page shows: the guest decides on what it is now.
  const hasChanged = text === 'priceChanged' || text === 'refused';
  useEffect(() => {
    if (hasChanged) void reload(api, hosterId);
  }, [api, hosterId, hasChanged, reload]);

  return () => {
    const now = new Date();
    look(now);
    if (isBlocked({ service, draft, guest }, { now, timeZone }))
      void navigate(paths.order(slug, service.id), { state: SENT_BACK });
    else
      void sendOrder(registry, outbox, {
        hosterId,
        slug,
        timeZone,
        service,
        guest,
        onUnsure: ({ id }) => void navigate(paths.orderFollowed(slug, id)),
      });
  };
}
