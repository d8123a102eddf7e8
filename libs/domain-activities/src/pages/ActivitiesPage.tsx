import { useTranslation } from 'react-i18next';
import { Page, Scene, Split, Stack, Title } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { EmptyPage, useHoster, useNow, WithFetched, type VisitContext } from '@guest/visit';
import { AllActivities } from '../components/Programme/AllActivities';
import { DayProgramme } from '../components/Programme/DayProgramme';
import { ProgrammeSkeleton } from '../components/Programme/ProgrammeSkeleton';
import type { Activity } from '../model/activity';
import { useProgrammeStore } from '../store/programmeStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

/** The skeleton of the page. */
export function Skeleton() {
  const { t } = useTranslation('activities');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <Title level="h1">{t('title')}</Title>
        <ProgrammeSkeleton />
      </Stack>
    </Page>
  );
}

/** What the hotel organises, by day. */
export function Component() {
  const { t } = useTranslation('activities');
  const { _id } = useHoster();
  const empty = <EmptyPage icon={<Scene name="rest" />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <WithFetched store={useProgrammeStore} question={[_id]} skeleton={<Skeleton />} missing={empty}>
      {(activities) => (activities.length === 0 ? empty : <Programme activities={activities} />)}
    </WithFetched>
  );
}

function Programme({ activities }: { activities: readonly Activity[] }) {
  const { t } = useTranslation('activities');
  const now = useNow();
  return (
    <Page width="gallery" clears="tabs">
      <Split asideVariant="bare" aside={<AllActivities activities={activities} />}>
        <Stack gap={4}>
          <Title level="h1">{t('title')}</Title>
          {now ? <DayProgramme activities={activities} now={now} /> : <ProgrammeSkeleton />}
        </Stack>
      </Split>
    </Page>
  );
}
