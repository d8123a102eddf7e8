import { useTranslation } from 'react-i18next';
import { Button, Grid, Icon, StatusLine } from '@guest/design-system';
import { directionsHref, NewTabHint } from '@guest/visit';
import { useFavourite } from '../../hooks/useFavourite';
import { MAX_FAVOURITE_COUNT } from '../../model/limits';
import type { Place } from '../../model/place';

/** Keeps the place in the guest's list, and leads there. */
export function PlaceActions({ place }: { place: Place }) {
  const { t } = useTranslation('cityGuide');
  const { isFavourite, isFull, toggle } = useFavourite(place.id);
  const way = directionsHref(place);
  return (
    <div>
      <Grid columns={way ? 2 : 1} gap={2} collapse="small">
        <Button
          hierarchy={isFavourite ? 'secondary' : 'tertiary'}
          size="l"
          isFullWidth
          iconLeft={<Icon name="heart" size={20} variant={isFavourite ? 'filled' : 'outline'} />}
          onClick={toggle}
        >
          {t(isFavourite ? 'favourites.added' : 'favourites.add')}
        </Button>
        {way && (
          <Button
            hierarchy="tertiary"
            size="l"
            isFullWidth
            iconLeft="walk"
            href={way}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('place.directions')}
            <NewTabHint />
          </Button>
        )}
      </Grid>
      <StatusLine isOver>{isFull ? t('favourites.full', { max: MAX_FAVOURITE_COUNT }) : null}</StatusLine>
    </div>
  );
}
