import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, List, Scene, Section, Stack, StatusLine } from '@guest/design-system';
import { hotelClock } from '@guest/api-contract';
import { capitalised } from '@guest/i18n';
import { LongList, useHotelZone } from '@guest/visit';
import { useDay } from '../../hooks/useDay';
import { useSlotWords } from '../../hooks/useSlotWords';
import type { Activity } from '../../model/activity';
import { nextBusyDay, programmeDays, programmeOn } from '../../model/programme';
import { DayPills } from './DayPills';
import { SlotRow } from './SlotRow';

interface DayProgrammeProps {
  activities: readonly Activity[];
  now: Date;
}

/** The days to choose from, and what takes place on the chosen one. */
export function DayProgramme({ activities, now }: DayProgrammeProps) {
  const { t } = useTranslation('activities');
  const timeZone = useHotelZone();
  const words = useSlotWords();
  const today = hotelClock(now, timeZone).day;
  const days = useMemo(() => programmeDays(activities, today), [activities, today]);
  const { day, choose } = useDay(days);
  const programme = useMemo(() => programmeOn(activities, day, timeZone), [activities, day, timeZone]);

  return (
    <Stack gap={4}>
      <DayPills days={days} day={day} today={today} onChoose={choose} />
      <StatusLine isHidden>{t('count', { count: programme.length })}</StatusLine>
      {programme.length === 0 ? (
        <NothingThisDay next={nextBusyDay(activities, days, { after: day, timeZone })} onChoose={choose} />
      ) : (
        <Section title={capitalised(words.day(day))} level="h3" gap={1}>
          <LongList
            items={programme}
            keyOf={({ activity, slot }) => `${activity.id} ${slot.from}`}
            moreLabel={(count) => t('rows.more', { count })}
            beforeLabel={t('rows.before')}
          >
            {(rows) => (
              <List>
                {rows.map(({ activity, slot }) => (
                  <SlotRow key={`${activity.id} ${slot.from}`} activity={activity} slot={slot} now={now} />
                ))}
              </List>
            )}
          </LongList>
        </Section>
      )}
    </Stack>
  );
}

function NothingThisDay({ next, onChoose }: { next: string | undefined; onChoose: (day: string) => void }) {
  const { t } = useTranslation('activities');
  const words = useSlotWords();
  if (next === undefined)
    return (
      <EmptyState
        size="part"
        titleAs="h2"
        icon={<Scene name="rest" />}
        title={t('noneSoon')}
        text={t('empty.text')}
      />
    );
  const day = words.day(next);
  return (
    <EmptyState
      size="part"
      titleAs="h2"
      icon={<Scene name="rest" />}
      title={t('noneThisDay.title')}
      text={t('noneThisDay.text', { day })}
      actions={
        <Button hierarchy="secondary" onClick={() => onChoose(next)}>
          {t('noneThisDay.way', { day })}
        </Button>
      }
    />
  );
}
