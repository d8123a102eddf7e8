import { useTranslation } from 'react-i18next';
import { Badge, IconButton, List, ListRow, Section, Text } from '@guest/design-system';
import { capitalised } from '@guest/i18n';
import {
  saveCalendar,
  slotsAhead,
  slotStateAt,
  useHoster,
  useHotelZone,
  useNow,
  type AnimationSlot,
} from '@guest/visit';
import { useSlotWords } from '../../hooks/useSlotWords';
import type { Activity } from '../../model/activity';
import { calendarEntry } from '../../model/calendarEntry';
import { SLOTS_SHOWN } from '../../model/limits';

/** The next dates of an activity, each for the guest's calendar; says so where there is none. */
export function Slots({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activities');
  const timeZone = useHotelZone();
  const now = useNow();
  if (!now) return null;
  const slots = slotsAhead(activity, now, timeZone);
  const isFree = slots.some((slot) => slotStateAt(slot, now) !== 'full');
  return (
    <Section title={t('detail.slots')} level="h3" gap={1}>
      {!isFree && <Text tone="muted">{t('noneSoon')}</Text>}
      {slots.length > 0 && (
        <List lines="always">
          {slots.slice(0, SLOTS_SHOWN).map((slot) => (
            <SlotLine key={`${slot.day} ${slot.from}`} activity={activity} slot={slot} now={now} />
          ))}
        </List>
      )}
    </Section>
  );
}

function SlotLine({ activity, slot, now }: { activity: Activity; slot: AnimationSlot; now: Date }) {
  const { t } = useTranslation('activities');
  const { slug, name, address } = useHoster();
  const words = useSlotWords();
  const day = words.day(slot.day);
  const time = words.time(slot);
  const state = words.state(slot, now);

  const handleDownload = () => {
    const event = calendarEntry(activity, slot, [name, address].filter(Boolean).join(', '));
    saveCalendar(`${activity.id}-${slot.day}`, { name: activity.name, domain: slug, events: [event] });
  };

  return (
    <ListRow
      title={capitalised(day)}
      description={time}
      foot={state && <Badge tone={state.tone}>{state.words}</Badge>}
      end={
        slotStateAt(slot, now) !== 'full' && (
          <IconButton
            icon="Calendar"
            label={t('detail.calendar', { when: `${day}, ${time}` })}
            onClick={handleDownload}
          />
        )
      }
    />
  );
}
