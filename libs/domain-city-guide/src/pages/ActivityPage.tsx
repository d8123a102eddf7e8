import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingOf } from '@guest/api-contract';
import { Hero, Page, RichText, Scene, Split, Stack } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { useHosterLang, useNow, useToday, type VisitContext } from '@guest/visit';
import { AdviceCard } from '../components/Activity/AdviceCard';
import { BookBar } from '../components/Activity/BookBar';
import { PlaceActions } from '../components/Activity/PlaceActions';
import { PlaceMap, PlaceWeek } from '../components/Activity/PlaceAside';
import { PlaceFacts } from '../components/Activity/PlaceFacts';
import { PlaceHead } from '../components/Activity/PlaceHead';
import { PromoCard } from '../components/Activity/PromoCard';
import { WithPlace } from '../components/Activity/WithPlace';
import { PlaceText } from '../components/PlaceText';
import { useHoursOf } from '../hooks/useHoursOf';
import { placesById, placesOf, type Place } from '../model/place';
import { guideIn } from '../store/guideStore';

type OfPage = PageModule<VisitContext>;

export const title: OfPage['title'] = (context, _t, language) => {
  const guide = guideIn(context);
  return guide && placesById(placesOf(guide, language)).get(context.params.placeId ?? '')?.name;
};

export const isMissing: OfPage['isMissing'] = (context) => {
  const guide = guideIn(context);
  return guide?.activities.every(({ _id }) => _id !== context.params.placeId) ?? false;
};

/** One place: how far, when, how much, and how to get there. */
export function Component() {
  return <WithPlace>{(place) => <PlaceDetail key={place.id} place={place} />}</WithPlace>;
}

function PlaceDetail({ place }: { place: Place }) {
  const { t } = useTranslation('visit');
  const now = useNow();
  const hotelLang = useHosterLang();
  const places = useMemo(() => [place], [place]);
  const hours = useHoursOf(places, useToday())(place);
  const { name, summary, description, picture, bookingLink, category } = place;
  const isBooked = bookingOf(bookingLink) !== undefined;
  return (
    <>
      <Hero
        size="s"
        words="below"
        picture={picture ? { src: picture, alt: '' } : undefined}
        scene={<Scene name={category} />}
        title={<PlaceText of={place}>{name}</PlaceText>}
        text={summary && <PlaceText of={place}>{summary}</PlaceText>}
      />
      <Page width="gallery" clears={isBooked ? 'bar' : 'none'} top="s">
        <Split
          asideVariant="bare"
          mainWidth="reading"
          aside={
            <Stack gap={6}>
              <BookBar place={place} />
              <PlaceWeek hours={hours} />
              <PlaceMap place={place} />
            </Stack>
          }
        >
          <Stack gap={5}>
            <PlaceHead place={place} hours={hours} now={now} />
            <PlaceActions place={place} />
            <PromoCard place={place} />
            <AdviceCard place={place} />
            {description && (
              <RichText
                html={description}
                headingLevel={2}
                lang={place.language ?? hotelLang}
                newTabLabel={t('newTab')}
              />
            )}
            <PlaceFacts place={place} />
          </Stack>
        </Split>
      </Page>
    </>
  );
}
