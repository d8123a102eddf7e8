import { useTranslation } from 'react-i18next';
import { ActionBar, Button, FactList, Hero, Page, Price, Scene, Split, Stack } from '@guest/design-system';
import { HotelText, NewTabHint, RichHotelText, usePriceWords } from '@guest/visit';
import { useBooking } from '../../hooks/useBooking';
import type { Activity } from '../../model/activity';
import { Slots } from './Slots';

/** One activity: what it is, where, when, what it costs and how to take part. */
export function ActivityDetail({ activity }: { activity: Activity }) {
  const prices = usePriceWords();
  const booking = useBooking(activity);
  const { name, category, summary, description, image, location, price } = activity;
  const amount = prices.amount(price);
  const unit = prices.unit(price);
  return (
    <>
      <Hero
        size="s"
        words="below"
        picture={image ? { src: image, alt: '' } : undefined}
        scene={<Scene name="activities" />}
        title={<HotelText>{name}</HotelText>}
        text={summary && <HotelText>{summary}</HotelText>}
      />
      <Page width="gallery" clears={booking ? 'bar' : 'none'} top="m">
        <Split
          asideVariant="bare"
          mainWidth="reading"
          aside={
            booking ? (
              <ActionBar total={amount} note={unit} action={<TakePart {...booking} />} />
            ) : (
              amount && (
                <Price size="l" note={unit}>
                  {amount}
                </Price>
              )
            )
          }
        >
          <Stack gap={6}>
            <RichHotelText html={description} />
            <FactList
              items={[
                { id: 'where', icon: 'spot', text: location && <HotelText>{location}</HotelText> },
                { id: 'kind', icon: 'activity', text: category && <HotelText>{category}</HotelText> },
              ]}
            />
            <Slots activity={activity} />
          </Stack>
        </Split>
      </Page>
    </>
  );
}

function TakePart({ way, href, isOutside }: NonNullable<ReturnType<typeof useBooking>>) {
  const { t } = useTranslation('activities');
  const outside =
    isOutside && ({ target: '_blank', rel: 'noopener noreferrer', iconRight: 'external' } as const);
  return (
    <Button size="l" href={href} {...outside}>
      {t(`detail.${way}`)}
      {isOutside && <NewTabHint />}
    </Button>
  );
}
