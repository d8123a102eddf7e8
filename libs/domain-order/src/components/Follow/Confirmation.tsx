import { useTranslation } from 'react-i18next';
import { Button, color, Grid, Icon, Page, Row, Stack, StatusLine, Text, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { AroundHotelText, functionsOf, phoneHref, useHoster } from '@guest/visit';
import { followed, type FollowedOrder } from '../../model/followedOrder';
import type { SentOrder } from '../../store/sentMemory';
import { CancelHint, CancelOrder } from './CancelOrder';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';
import { useFollowing } from './useFollowing';
import { useOrderWords } from './useOrderWords';

interface ConfirmationProps {
  sent: SentOrder;
  /** The same order as it is followed; gone where the guest deleted their data. */
  order: FollowedOrder | undefined;
}

/** What was sent, what happens next, when, and how to reach the hotel. */
export function Confirmation({ sent, order }: ConfirmationProps) {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const { what, moment } = useOrderWords(sent);
  const { service, firstname, roomNumber, deliveryAt, receipt } = sent;
  useFollowing(receipt.id);

  const words = { what, room: roomNumber };
  const sentence = deliveryAt === undefined ? t('sent.now', words) : t('sent.at', { ...words, moment });
  const reception = functionsOf(hoster).calls ? hoster.phone : undefined;
  const shown =
    order ??
    followed(
      sent,
      { _id: receipt.id, ...receipt, status: 'received' },
      { now: Date.parse(receipt.createdAt ?? '') || 0 },
    );

  return (
    <Page>
      <Stack gap={6}>
        <Row>
          <Icon name="check" size="xlarge" background="primary" color={color.onPrimary} />
        </Row>
        <Stack gap={2}>
          <Title as="h1" level="h1">
            {firstname ? t('sent.thanksNamed', { name: firstname }) : t('sent.thanks')}
          </Title>
          <StatusLine isLead>{t('sent.sent')}</StatusLine>
          <Text>
            <AroundHotelText sentence={sentence}>{service.name}</AroundHotelText>
          </Text>
          <Text tone="muted">{t('sent.next')}</Text>
        </Stack>
        <OrderSteps order={shown} />
        <OrderFacts order={shown} />
        <Stack gap={2}>
          <CancelHint order={shown} />
          <Grid columns={1} columnsWide={2} gap={2} oddOne="first">
            <Button hierarchy="secondary" size="l" isFullWidth href={paths.home(hoster.slug)}>
              {t('sent.home')}
            </Button>
            {reception && (
              <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="phone" href={phoneHref(reception)}>
                {t('detail.reception')}
              </Button>
            )}
            <CancelOrder order={shown} />
            <Button hierarchy="quaternary" size="l" isFullWidth href={paths.orders(hoster.slug)}>
              {t('detail.all')}
            </Button>
          </Grid>
        </Stack>
      </Stack>
    </Page>
  );
}
