import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  color,
  Facts,
  Grid,
  Icon,
  Page,
  Row,
  Stack,
  StatusLine,
  Text,
  Title,
} from '@guest/design-system';
import { formatMoment, hotelClock, useLanguage } from '@guest/i18n';
import { functionsOf, phoneHref, useHoster, useHotelZone, useNow } from '@guest/visit';
import { useDayWords } from '../../hooks/useDayWords';
import { useReceipt } from '../../hooks/useReceipt';
import { useCheckinPaths } from '../../hooks/useSteps';
import type { SentCheckin } from '../../model/receipt';

/** A long reference goes over lines in groups that can be read out. */
const breakable = (reference: string) =>
  reference.match(/.{1,5}/gu)?.map((group, index) => (
    <Fragment key={index}>
      {group}
      <wbr />
    </Fragment>
  ));

/** The hotel has it: what happens next, what was sent, how to reach the hotel. */
export function Thanks({ sent }: { sent: SentCheckin }) {
  const { t } = useTranslation('checkin');
  const hoster = useHoster();
  const timeZone = useHotelZone();
  const language = useLanguage();
  const dayWords = useDayWords();
  const to = useCheckinPaths();
  const download = useReceipt(sent);
  const [isMaking, setMaking] = useState(false);
  const handleDownload = async () => {
    setMaking(true);
    await download().finally(() => setMaking(false));
  };
  const { firstname, number, sentAt, personCount, arrivalDate } = sent;
  const now = useNow();
  // Who checks in late has their key already.
  const isToCome = arrivalDate && now && arrivalDate >= hotelClock(now, timeZone).day;
  const day = isToCome ? dayWords(arrivalDate) : '';
  const reception = functionsOf(hoster).calls ? hoster.phone : undefined;
  return (
    <Page>
      <Stack gap={6}>
        <Row>
          <Icon name="check" size="xlarge" background="primary" color={color.onPrimary} />
        </Row>
        <Stack gap={2}>
          <Title as="h1" level="h1">
            {t('sent.title')}
          </Title>
          <StatusLine isLead>{t('sent.status')}</StatusLine>
          <Text>
            {firstname
              ? t(day ? 'sent.nextOnNamed' : 'sent.nextNamed', { day, name: firstname })
              : t(day ? 'sent.nextOn' : 'sent.next', { day })}
          </Text>
        </Stack>
        <Facts
          isFramed
          items={[
            {
              id: 'at',
              term: t('sent.at'),
              value: formatMoment(new Date(sentAt), language, timeZone),
            },
            { id: 'guests', term: t('sent.guests'), value: t('aside.guestCount', { count: personCount }) },
            { id: 'number', term: t('sent.number'), value: breakable(number) },
          ]}
        />
        <Grid columns={1} columnsWide={2} gap={2} oddOne="first">
          <Button
            hierarchy="secondary"
            size="l"
            isFullWidth
            iconLeft="doc"
            onClick={() => void handleDownload()}
            isBusy={isMaking}
          >
            {t('sent.download')}
          </Button>
          <Button hierarchy="tertiary" size="l" isFullWidth href={to.home}>
            {t('sent.home')}
          </Button>
          {reception && (
            <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="phone" href={phoneHref(reception)}>
              {t('sent.reception')}
            </Button>
          )}
        </Grid>
      </Stack>
    </Page>
  );
}
