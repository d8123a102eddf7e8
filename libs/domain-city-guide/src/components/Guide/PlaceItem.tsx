import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '@guest/api-contract';
import { Icon, PlaceRow, Scene, VisuallyHidden } from '@guest/design-system';
import { paths } from '@guest/feature';
import { formatDistance, formatMinutes, useLanguage } from '@guest/i18n';
import { OpenBadge, useHoster } from '@guest/visit';
import { usePlaceWords } from '../../hooks/usePlaceWords';
import type { Place } from '../../model/place';
import { FavouriteButton } from '../Favourites/FavouriteButton';
import { PlaceText } from '../PlaceText';

interface PlaceItemProps {
  place: Place;
  hours: OpeningHours | undefined;
  now: Date | undefined;
  /** `feature`: above the list, with the hotel's advice. `alone`: outside of a list. */
  look?: 'row' | 'feature' | 'alone';
  isEager?: boolean;
  /** Where it stands in the list, from 1, and how long that is. */
  position?: number;
  count?: number;
}

/** One place: what it is, how far, whether it is open, what it costs. */
export const PlaceItem = memo(function PlaceItem(props: PlaceItemProps) {
  const { place, hours, now, look = 'row', isEager, position, count } = props;
  const { t } = useTranslation('cityGuide');
  const { slug } = useHoster();
  const words = usePlaceWords();
  const language = useLanguage();
  const { id, name, summary, picture, category, advice } = place;
  const isFeature = look === 'feature';
  const { metres, walkMinutes } = place;
  const away = metres !== undefined && formatDistance(metres, language);
  const note = [away, words.category(category), words.price(place.price)].filter(Boolean).join(' · ');
  const text = isFeature && advice ? advice.text : summary;
  return (
    <PlaceRow
      as={look === 'row' ? 'li' : 'div'}
      variant={isFeature ? 'feature' : 'row'}
      href={paths.cityGuidePlace(slug, id)}
      picture={picture}
      icon={<Scene name={category} />}
      isEager={isEager}
      eyebrow={isFeature && advice?.author && t('guide.adviceOf', { author: advice.author })}
      title={<PlaceText of={place}>{name}</PlaceText>}
      titleAs="h2"
      description={text && <PlaceText of={place}>{text}</PlaceText>}
      meta={
        <>
          {hours && <OpenBadge hours={hours} now={now} />}
          {walkMinutes !== undefined && (
            <span>
              <Icon name="walk" size={16} />
              <VisuallyHidden>{words.walk(walkMinutes)}</VisuallyHidden>
              <span aria-hidden>{formatMinutes(walkMinutes)}</span>
            </span>
          )}
        </>
      }
      note={note}
      action={<FavouriteButton place={place} variant={isFeature ? 'plate' : 'plain'} />}
      aria-posinset={position}
      aria-setsize={count}
    />
  );
});
