import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Pills, type PillItem } from '@guest/design-system';
import { formatMinutes } from '@guest/i18n';
import type { Category } from '../../model/categories';
import { walkChoices, type PlaceFilters } from '../../model/filterPlaces';
import { usePlaceWords } from '../../hooks/usePlaceWords';

interface GuideFiltersProps extends Omit<PlaceFilters, 'search'> {
  /** The categories that the guide has. */
  offered: readonly Category[];
  onChange: (part: Partial<PlaceFilters>) => void;
}

/** Shows the map above the list, or the list alone: an address of its own, so that Back closes the map. */
function useMapPill(): PillItem {
  const { t } = useTranslation('cityGuide');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isCurrent = query.get('view') === 'map';
  if (isCurrent) query.delete('view');
  else query.set('view', 'map');
  const rest = query.toString();
  return {
    id: 'map',
    icon: 'map',
    label: isCurrent ? t('guide.map.hide') : t('guide.map.show'),
    href: rest === '' ? pathname : `${pathname}?${rest}`,
    isCurrent,
    isNarrowOnly: true,
  };
}

/** The filters as pills: open now, free, walking time, categories. They add up. */
export const GuideFilters = memo(function GuideFilters(props: GuideFiltersProps) {
  const { isOpenNow, isFree, maxWalkMinutes, categories: chosen, offered, onChange } = props;
  const { t } = useTranslation('cityGuide');
  const words = usePlaceWords();
  const mapPill = useMapPill();
  const within = (minutes: number) => t('guide.walk.within', { minutes: formatMinutes(minutes) });
  const items: PillItem[] = [
    mapPill,
    {
      id: 'open',
      label: t('guide.openNow'),
      isPressed: isOpenNow,
      onClick: () => onChange({ isOpenNow: !isOpenNow }),
    },
    {
      id: 'walk',
      label: t('guide.walk.label'),
      value: maxWalkMinutes === undefined ? '' : String(maxWalkMinutes),
      options: [
        { value: '', label: t('guide.walk.any') },
        ...walkChoices.map((minutes) => ({ value: String(minutes), label: within(minutes) })),
      ],
      onValueChange: (value) =>
        onChange({ maxWalkMinutes: walkChoices.find((minutes) => String(minutes) === value) }),
    },
    {
      id: 'free',
      label: t('guide.free'),
      isPressed: isFree,
      onClick: () => onChange({ isFree: !isFree }),
    },
    ...offered.map((category): PillItem => {
      const isPressed = chosen.includes(category);
      return {
        id: category,
        label: words.category(category),
        isPressed,
        onClick: () =>
          onChange({
            categories: isPressed ? chosen.filter((one) => one !== category) : [...chosen, category],
          }),
      };
    }),
  ];
  return <Pills label={t('guide.filters')} items={items} />;
});
