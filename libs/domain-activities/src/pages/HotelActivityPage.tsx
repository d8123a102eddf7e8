import { useTranslation } from 'react-i18next';
import { Page, Scene, SkeletonDetail } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { EmptyPage, useHoster, WithFetched, type VisitContext } from '@guest/visit';
import { ActivityDetail } from '../components/Activity/ActivityDetail';
import { useAddressId } from '../hooks/useAddressId';
import { useProgrammeStore } from '../store/programmeStore';

function activityOf({ registry, params }: VisitContext) {
  const { resource } = useProgrammeStore.in(registry).getState();
  const isHere = resource.status === 'success';
  return { isHere, activity: isHere ? resource.data.find(({ id }) => id === params.activityId) : undefined };
}

export const isMissing: PageModule<VisitContext>['isMissing'] = (context) => {
  const { isHere, activity } = activityOf(context);
  return isHere && !activity;
};

export const title: PageModule<VisitContext>['title'] = (context) => activityOf(context).activity?.name;

/** One activity of the hotel. */
export function Component() {
  const { t } = useTranslation('activities');
  const { _id } = useHoster();
  const wanted = useAddressId();
  const skeleton = (
    <Page>
      <SkeletonDetail label={t('loading')} />
    </Page>
  );
  return (
    <WithFetched store={useProgrammeStore} question={[_id]} skeleton={skeleton} missing={<NoActivity />}>
      {(activities) => {
        const activity = activities.find(({ id }) => id === wanted);
        return activity ? <ActivityDetail activity={activity} /> : <NoActivity />;
      }}
    </WithFetched>
  );
}

function NoActivity() {
  const { t } = useTranslation('activities');
  const { slug } = useHoster();
  return (
    <EmptyPage
      icon={<Scene name="activities" />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      way={{ href: paths.activities(slug), label: t('detail.all') }}
    />
  );
}
