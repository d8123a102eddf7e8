import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { surroundingsOf } from '@guest/api-contract';
import { Button, Cover } from '@guest/design-system';
import { paths } from '@guest/feature';
import { formatDistance, useLanguage } from '@guest/i18n';
import { useHoster } from '@guest/visit';
import paris from '../../assets/paris.svg';
import type { Guide } from '../../model/place';
import { cityNameOf } from '../../model/surroundings';
import { useFavouritesStore } from '../../store/favouritesStore';

const METRES_PER_KM = 1_000;

/** The city's name and picture, how much there is, and the way to the guest's list. */
export const GuideHead = memo(function GuideHead({ guide }: { guide: Guide }) {
  const { t } = useTranslation('cityGuide');
  const language = useLanguage();
  const hoster = useHoster();
  const favouriteCount = useFavouritesStore((state) => state.ids.length);
  const surroundings = surroundingsOf(hoster);
  const city = cityNameOf(guide.city, surroundings);
  const count = t('guide.count', {
    count: guide.whole?.placeCount ?? guide.activities.length,
    radius: formatDistance(surroundings.radiusKm * METRES_PER_KM, language),
  });
  return (
    <Cover
      picture={guide.cityImage ?? (city === 'Paris' ? paris : undefined)}
      title={city === undefined ? t('guide.title') : t('guide.titleOf', { city })}
      text={surroundings.isFromHotel ? count : `${count} · ${t('guide.fromCentre')}`}
      action={
        <Button size="s" hierarchy="secondary" iconLeft="heart" href={paths.cityGuideFavourites(hoster.slug)}>
          {favouriteCount > 0 ? t('favourites.link', { count: favouriteCount }) : t('favourites.title')}
        </Button>
      }
    />
  );
});
