import { useTranslation } from 'react-i18next';
import { minutesOf } from '@guest/api-contract';
import { Card, Page, PaperOnly, Scene, ScreenOnly, Split, Stack, Text, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { capitalised } from '@guest/i18n';
import { EmptyPage, useHoster, type VisitContext } from '@guest/visit';
import { DayItinerary } from '../components/Favourites/DayItinerary';
import { EmailList } from '../components/Favourites/EmailList';
import { FavouritesSkeleton } from '../components/Favourites/FavouritesSkeleton';
import { PlanFields } from '../components/Favourites/PlanFields';
import { TakeAlong } from '../components/Favourites/TakeAlong';
import { useStopActions } from '../components/Favourites/useStopActions';
import { WithGuide } from '../components/Guide/WithGuide';
import { useDayPlan, usePlanWords, type DayPlan } from '../hooks/useDayPlan';
import type { Guide } from '../model/place';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('favourites.title');

/** The guest's own list, as a day that can be taken along. */
export function Component() {
  return (
    <WithGuide isWholeNeeded skeleton={<FavouritesSkeleton />}>
      {(guide) => <Favourites guide={guide} />}
    </WithGuide>
  );
}

function Favourites({ guide }: { guide: Guide }) {
  const plan = useDayPlan(guide);
  return plan ? <DayOf plan={plan} /> : <FavouritesSkeleton />;
}

function DayOf({ plan }: { plan: DayPlan }) {
  const actions = useStopActions(plan.stops);
  const hasStops = plan.stops.length > 0;
  if (!hasStops && !actions.removed) return <NoFavourites />;
  return (
    <Page width="gallery">
      <Split
        asideVariant="bare"
        mainWidth="reading"
        aside={
          hasStops && (
            <ScreenOnly>
              <Card>
                <Stack gap={6}>
                  <TakeAlong plan={plan} />
                  <EmailList plan={plan} />
                </Stack>
              </Card>
            </ScreenOnly>
          )
        }
      >
        <Stack gap={6}>
          <Head plan={plan} />
          {hasStops && (
            <ScreenOnly>
              <PlanFields plan={plan} />
            </ScreenOnly>
          )}
          <DayItinerary plan={plan} actions={actions} />
        </Stack>
      </Split>
    </Page>
  );
}

function Head({ plan }: { plan: DayPlan }) {
  const { t } = useTranslation('cityGuide');
  const { name } = useHoster();
  const { day, time } = usePlanWords(plan);
  const { stops, start } = plan;
  const end = stops.at(-1)?.end;
  return (
    <Stack gap={1}>
      <PaperOnly>{name}</PaperOnly>
      <Title level="h1">{t('favourites.title')}</Title>
      <Text tone="muted">
        {capitalised(day)}
        {end !== undefined &&
          ` · ${t('favourites.lead', {
            places: t('favourites.count', { count: stops.length }),
            from: time(minutesOf(start)),
            to: time(end),
          })}`}
      </Text>
    </Stack>
  );
}

function NoFavourites() {
  const { t } = useTranslation('cityGuide');
  const { slug } = useHoster();
  return (
    <EmptyPage
      icon={<Scene name="list" />}
      title={t('favourites.empty.title')}
      text={t('favourites.empty.text')}
      way={{ href: paths.cityGuide(slug), label: t('favourites.empty.action') }}
    />
  );
}
