import { useTranslation } from 'react-i18next';
import { List } from '@guest/design-system';
import { LongList } from '@guest/visit';
import type { Place } from '../../model/place';
import { useOpenPlaces } from '../../hooks/useOpenPlaces';
import { PlaceItem } from './PlaceItem';

/** The first rows are in the window when the screen opens. */
const EAGER_ROW_COUNT = 4;

/** The rows of the list, at most sixty at a time. */
export function PlaceRows({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('cityGuide');
  return (
    <LongList
      items={places}
      keyOf={({ id }) => id}
      moreLabel={(count) => t('guide.rows.more', { count })}
      beforeLabel={t('guide.rows.before')}
    >
      {(rows, start) => <Rows rows={rows} start={start} count={places.length} />}
    </LongList>
  );
}

interface RowsProps {
  rows: readonly Place[];
  /** Where the first one stands among all. */
  start: number;
  count: number;
}

function Rows({ rows, start, count }: RowsProps) {
  const { now, hoursOf } = useOpenPlaces(rows);
  return (
    <List lines="always">
      {rows.map((place, index) => (
        <PlaceItem
          key={place.id}
          place={place}
          hours={hoursOf(place)}
          now={now}
          isEager={start + index < EAGER_ROW_COUNT}
          position={start + index + 1}
          count={count}
        />
      ))}
    </List>
  );
}
