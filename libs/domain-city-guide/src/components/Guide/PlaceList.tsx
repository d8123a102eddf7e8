import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows, Stack, StatusLine } from '@guest/design-system';
import type { useFoundPlaces } from '../../hooks/useFoundPlaces';
import type { PlaceFilters } from '../../model/filterPlaces';
import { NoneFound } from './NoPlaces';
import { PlaceRows } from './PlaceRows';
import { Recommended } from './Recommended';

interface PlaceListProps extends ReturnType<typeof useFoundPlaces> {
  onChange: (part: Partial<PlaceFilters>) => void;
}

/** What the filters leave: how many, the recommended place, the rows. Memoised: a key press draws only the field. */
export const PlaceList = memo(function PlaceList(props: PlaceListProps) {
  const { found, listed, recommended, isFiltered, isWaiting, wanted, onChange } = props;
  const { t } = useTranslation('cityGuide');
  function rows() {
    if (isWaiting) return <SkeletonRows label={t('guide.loading')} />;
    if (found.length === 0) return <NoneFound filters={wanted} onChange={onChange} />;
    return <PlaceRows places={listed} />;
  }
  return (
    <Stack gap={2}>
      <StatusLine isHidden={found.length === 0}>
        {isFiltered && !isWaiting ? t('guide.found', { count: found.length }) : null}
      </StatusLine>
      {recommended && <Recommended place={recommended} />}
      {rows()}
    </Stack>
  );
});
