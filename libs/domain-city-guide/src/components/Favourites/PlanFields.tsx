import { useTranslation } from 'react-i18next';
import { Grid, NativeDateField, TimeField } from '@guest/design-system';
import type { DayPlan } from '../../hooks/useDayPlan';
import { useFavouritesStore } from '../../store/favouritesStore';

/** Which day it is, and when the guest leaves the hotel. */
export function PlanFields({ plan: { day, today, start } }: { plan: DayPlan }) {
  const { t } = useTranslation('cityGuide');
  const setDay = useFavouritesStore((state) => state.setDay);
  const setStart = useFavouritesStore((state) => state.setStart);
  // The fields keep what is being typed; the plan follows once it is whole.
  return (
    <Grid columns={2} gap={3} collapse="small">
      <NativeDateField
        label={t('favourites.day')}
        defaultValue={day}
        min={today}
        onValueChange={(value, problem) => {
          if (!problem && value >= today) setDay(value);
        }}
      />
      <TimeField
        // Another day suggests another hour.
        key={day}
        label={t('favourites.start')}
        defaultValue={start}
        onValueChange={(value, problem) => {
          if (!problem && value) setStart(value);
        }}
      />
    </Grid>
  );
}
