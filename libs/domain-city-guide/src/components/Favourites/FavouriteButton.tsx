import { useTranslation } from 'react-i18next';
import { IconButton, StatusLine } from '@guest/design-system';
import { useFavourite } from '../../hooks/useFavourite';
import { MAX_FAVOURITE_COUNT } from '../../model/limits';
import type { Place } from '../../model/place';

interface FavouriteButtonProps {
  place: Pick<Place, 'id' | 'name'>;
  /** `plate` over a picture. */
  variant?: 'plain' | 'plate';
}

/** The heart of a place: puts it into the guest's list, or takes it out. */
export function FavouriteButton({ place: { id, name }, variant }: FavouriteButtonProps) {
  const { t } = useTranslation('cityGuide');
  const { isFavourite, isFull, toggle } = useFavourite(id);
  return (
    <>
      <IconButton
        variant={variant}
        icon="heart"
        label={t('favourites.keep', { name })}
        isPressed={isFavourite}
        onClick={toggle}
      />
      <StatusLine isOver>{isFull ? t('favourites.full', { max: MAX_FAVOURITE_COUNT }) : null}</StatusLine>
    </>
  );
}
