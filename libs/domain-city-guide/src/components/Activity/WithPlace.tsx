import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, Scene, SkeletonDetail } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useLanguage } from '@guest/i18n';
import { EmptyPage, useHoster } from '@guest/visit';
import { usePlaceId } from '../../hooks/usePlaceId';
import { placesById, placesOf, type Place } from '../../model/place';
import { WithGuide } from '../Guide/WithGuide';

/** Shows the place of this address, or that there is none. */
export function WithPlace({ children }: { children: (place: Place) => ReactNode }) {
  const { t } = useTranslation('cityGuide');
  const placeId = usePlaceId() ?? '';
  const language = useLanguage();
  const skeleton = (
    <Page>
      <SkeletonDetail label={t('place.loading')} />
    </Page>
  );
  return (
    <WithGuide skeleton={skeleton}>
      {(guide) => {
        const place = placesById(placesOf(guide, language)).get(placeId);
        return place ? children(place) : <NoPlace />;
      }}
    </WithGuide>
  );
}

function NoPlace() {
  const { t } = useTranslation('cityGuide');
  const { slug } = useHoster();
  return (
    <EmptyPage
      icon={<Scene name="other" />}
      title={t('place.missing.title')}
      text={t('place.missing.text')}
      way={{ href: paths.cityGuide(slug), label: t('place.missing.action') }}
    />
  );
}
