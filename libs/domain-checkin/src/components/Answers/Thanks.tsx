import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Facts } from '@guest/design-system';
import { hotelClock } from '@guest/api-contract';
import { formatCalendarDay, formatMoment, useLanguage } from '@guest/i18n';
import { functionsOf, Outcome, phoneHref, useHoster, useHotelZone, useNow } from '@guest/visit';
import { useReceipt } from './useReceipt';
import { useCheckinPaths } from '../../hooks/useSteps';
import type { SentCheckin } from '../../model/receipt';

/** Splits a long reference into groups that can be read out and wrapped. */
const breakable = (reference: string) =>
  reference.match(/.{1,5}/gu)?.map((group, index) => (
    <Fragment key={index}>
      {group}
      <wbr />
    </Fragment>
  ));

/** The thank-you: what happens next, what was sent, how to reach the hotel. */
export function Thanks({ sent }: { sent: SentCheckin }) {
  const { t } = useTranslation('checkin');
  const hoster = useHoster();
  const timeZone = useHotelZone();
  const language = useLanguage();
  const to = useCheckinPaths();
  const download = useReceipt(sent);
  const [isMaking, setMaking] = useState(false);
  const handleDownload = async () => {
    setMaking(true);
    await download().finally(() => setMaking(false));
  };
  const { firstname, number, sentAt, personCount, arrivalDate } = sent;
  const now = useNow();
  // A guest who checks in after arrival has the key already.
  const isToCome = arrivalDate && now && arrivalDate >= hotelClock(now, timeZone).day;
  const day = isToCome ? formatCalendarDay(arrivalDate, language) : '';
  const reception = functionsOf(hoster).calls ? hoster.phone : undefined;
  return (
    <Outcome
      title={t('sent.title')}
      status={t('sent.status')}
      text={
        firstname
          ? t(day ? 'sent.nextOnNamed' : 'sent.nextNamed', { day, name: firstname })
          : t(day ? 'sent.nextOn' : 'sent.next', { day })
      }
      actions={
        <>
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
            {t('none.home')}
          </Button>
          {reception && (
            <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="phone" href={phoneHref(reception)}>
              {t('sent.reception')}
            </Button>
          )}
        </>
      }
    >
      <Facts
        isFramed
        items={[
          { id: 'at', term: t('sent.at'), value: formatMoment(new Date(sentAt), language, timeZone) },
          { id: 'guests', term: t('aside.guests'), value: t('aside.guestCount', { count: personCount }) },
          { id: 'number', term: t('sent.number'), value: number && breakable(number) },
        ]}
      />
    </Outcome>
  );
}
