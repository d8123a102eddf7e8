import { useTranslation } from 'react-i18next';
import { Button, color, Facts, Icon, Page, Row, Stack, StatusLine, Text, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { AroundHotelText, functionsOf, HOTEL_WORDS, phoneHref, useHoster } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import type { SentOrder } from '../../store/sendOrder';
import { OrderProgress } from './OrderProgress';
import { useMomentWords } from './useMomentWords';

/** What was sent, what happens next, when, and how to reach the hotel. */
export function Confirmation({ sent }: { sent: SentOrder }) {
  const { t } = useTranslation('order');
  const hoster = useHoster();
  const prices = usePrices();
  const momentWords = useMomentWords();
  const { service, count, firstname, roomNumber, deliveryAt, totalCents, receipt } = sent;
  const names = useSheetNames(service);

  const what =
    service.type === 'sheet'
      ? `${HOTEL_WORDS}, ${names.counted(count)}`
      : t('sheet.times', { count, item: HOTEL_WORDS });
  const words = { what, room: roomNumber };
  const sentence =
    deliveryAt === undefined
      ? t('sent.now', words)
      : t('sent.at', { ...words, moment: momentWords(new Date(deliveryAt)) });
  const reception = functionsOf(hoster).calls ? hoster.phone : undefined;

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
          <StatusLine>{t('sent.sent')}</StatusLine>
          <Text>
            <AroundHotelText sentence={sentence}>{service.name}</AroundHotelText>
          </Text>
          <Text tone="muted">{t('sent.next')}</Text>
        </Stack>
        <OrderProgress sentAt={receipt.createdAt} />
        <Facts
          isFramed
          items={[
            ...(receipt.number
              ? [
                  {
                    id: 'number',
                    term: t('sent.number'),
                    value: t('sent.numbered', { number: receipt.number }),
                  },
                ]
              : []),
            ...(totalCents === undefined
              ? []
              : [{ id: 'total', term: t('sent.total'), value: prices.amount(totalCents), isPrice: true }]),
          ]}
        />
        <Stack gap={2}>
          <Button hierarchy="secondary" size="l" isFullWidth href={paths.home(hoster.slug)}>
            {t('sent.home')}
          </Button>
          <Button hierarchy="tertiary" size="l" isFullWidth href={paths.services(hoster.slug)}>
            {t('sent.services')}
          </Button>
          {reception && (
            <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="phone" href={phoneHref(reception)}>
              {t('sent.reception')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Page>
  );
}
