import { useTranslation } from 'react-i18next';
import { isFree, totalCentsOf, type Amount, type PaymentMethod } from '@guest/api-contract';
import {
  ActionBar,
  Button,
  Divider,
  Facts,
  Icon,
  Link,
  ListRow,
  Notice,
  Page,
  Section,
  SoftBreaks,
  Split,
  Stack,
  StatusLine,
  Title,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { capitalised } from '@guest/i18n';
import { HotelText, useHoster, useVisitStore, useHotelZone } from '@guest/visit';
import { useOrderSubmission } from '../../hooks/useOrderSubmission';
import { usePaymentMethods } from '../../hooks/usePaymentMethods';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import { deliveryMoment } from '../../model/delivery';
import { chosenMethod, type Draft } from '../../model/draft';
import type { Service } from '../../model/service';
import { obligesToPay, totalAmount } from '../../model/totals';
import { OrderAside } from './OrderAside';
import { isPriceChanged, OrderFailure } from './OrderFailure';
import { OrderSummary } from './OrderSummary';
import { PaymentChoice } from './PaymentChoice';
import { useSendOrder } from './useSendOrder';
import { useMomentWords } from '../../hooks/useMomentWords';

/** The order as it will be sent, and the button that sends it. */
export function CheckForm({ service, draft }: { service: Service; draft: Draft }) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const timeZone = useHotelZone();
  const momentWords = useMomentWords();
  const names = useSheetNames(service);
  const prices = usePrices();
  const roomNumber = useVisitStore((state) => state.guest.roomNumber.trim());
  const { kept, stage } = useOrderSubmission(service.id);

  const orderPath = paths.order(slug, service.id);
  const isSending = stage === 'underWay';
  const total = totalAmount(service, draft);
  const { methodsFor, cards } = usePaymentMethods();
  const methods = methodsFor({ price: service.price, totalCents: totalCentsOf(total) });
  const method = chosenMethod(draft, methods);
  const handleSend = useSendOrder(service, draft, method);
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
        asideVariant="bare"
        mainWidth="reading"
        asideLabel={t('order.title')}
        aside={
          <OrderAside
            service={service}
            total={amount}
            isFree={isFree(total)}
            action={
              <SendBar service={service} total={total} amount={amount} method={method} onSend={handleSend} />
            }
          />
        }
      >
        <Stack gap={6}>
          <Title level="h1">{t('check.title')}</Title>
          {stage === 'failed' && kept?.failure && <OrderFailure kept={kept} failure={kept.failure} />}
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
          <PaymentChoice {...{ service, total, methods, method, cards }} />
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
  method: PaymentMethod;
  onSend: () => void;
}

/** The button that sends, and what that binds the guest to. */
function SendBar({ service, total, amount, method, onSend }: SendBarProps) {
  const { t } = useTranslation('order');
  const room = useVisitStore((state) => state.guest.roomNumber.trim());
  const { stage, failure } = useOrderSubmission(service.id);
  const isResending = stage === 'failed' && failure !== undefined && !isPriceChanged(failure);
  const byRoom = obligesToPay(total) ? t('check.orderAndPay') : t('check.send');
  const words = method === 'card' ? t('payment.orderAndPay', { amount }) : byRoom;
  return (
    <ActionBar
      layout="stack"
      note={amount ? t('check.note', { amount, room }) : t('delivery.inRoom', { room })}
      action={
        <Button
          size="xl"
          isFullWidth
          isBusy={stage === 'underWay'}
          busyLabel={t('check.sending')}
          onClick={onSend}
        >
          {isResending ? t('check.resend') : words}
        </Button>
      }
    />
  );
}

/** Who orders. */
function GuestSummary() {
  const { t } = useTranslation('order');
  const { firstname, lastname, email, phone } = useVisitStore((state) => state.guest);
  const items = [
    { id: 'name', term: t('check.name'), value: `${firstname.trim()} ${lastname.trim()}`.trim() },
    { id: 'email', term: t('check.email'), value: email.trim() && <SoftBreaks>{email.trim()}</SoftBreaks> },
    { id: 'phone', term: t('check.phone'), value: phone.trim() },
  ];
  return <Facts size="s" items={items} />;
}
