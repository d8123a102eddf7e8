import { useTranslation } from 'react-i18next';
import { List, ListRow, RowMedia, Scene, Section } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelText, LongList, slotsAhead, useHoster, useHotelZone, useNow } from '@guest/visit';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { useSlotWords } from '../../hooks/useSlotWords';
import type { Activity } from '../../model/activity';

/** Every activity once, with its next date. */
export function AllActivities({ activities }: { activities: readonly Activity[] }) {
  const { t } = useTranslation('activities');
  const { slug } = useHoster();
  const timeZone = useHotelZone();
  const language = useLanguage();
  const now = useNow();
  const words = useSlotWords();

  function nextOf(activity: Activity, moment: Date): string {
    const [next] = slotsAhead(activity, moment, timeZone);
    if (!next) return t('noneSoon');
    return t('next', { day: words.shortDay(next.day), time: formatTimeOfDay(next.from, language) });
  }

  return (
    <Section title={t('all')} level="h3" gap={1}>
      <LongList
        items={activities}
        keyOf={({ id }) => id}
        parameter="all"
        moreLabel={(count) => t('rows.more', { count })}
        beforeLabel={t('rows.before')}
      >
        {(rows) => (
          <List lines="always">
            {rows.map((activity) => (
              <ListRow
                key={activity.id}
                href={paths.activity(slug, activity.id)}
                media={<RowMedia src={activity.image} icon={<Scene name="activities" />} />}
                title={<HotelText>{activity.name}</HotelText>}
                // The category keeps the line's place until the clock is known.
                description={
                  now ? nextOf(activity, now) : <HotelText>{activity.category ?? activity.summary}</HotelText>
                }
                hasChevron
              />
            ))}
          </List>
        )}
      </LongList>
    </Section>
  );
}
