import { useTranslation } from 'react-i18next';
import { hotelClock, type Seminar } from '@guest/api-contract';
import { Button, Notice, Picture, Section, Split, Stack, Text } from '@guest/design-system';
import { formatMoment, formatTimeOfDay, useLanguage } from '@guest/i18n';
import {
  AroundHotelText,
  HOTEL_WORDS,
  HotelText,
  RichHotelText,
  useHoster,
  useNow,
  useHotelZone,
  saveCalendar,
} from '@guest/visit';
import { calendarEvent, nowAndNext, timedSessions } from '../../model/agenda';
import { AgendaDay } from './AgendaDay';

/** One seminar: its text, the current session, its days, and a file for the guest's calendar. */
export function Agenda({ seminar }: { seminar: Seminar }) {
  const { t } = useTranslation('seminar');
  const { title, organiser, description, image, days } = seminar;
  const who = organiser && t('agenda.organiser', { name: HOTEL_WORDS });
  const about = (image || description) && (
    <Stack gap={4}>
      {image && <Picture src={image} corners="card" />}
      <RichHotelText html={description} />
    </Stack>
  );
  const program = (
    <Stack gap={4}>
      <NowAndNext seminar={seminar} />
      <Stack gap={6}>
        {days.map((day, index) => (
          <AgendaDay key={day.date ?? index} day={day} />
        ))}
      </Stack>
      <CalendarButton seminar={seminar} />
    </Stack>
  );
  return (
    <Section title={<HotelText>{title}</HotelText>} level="h2" gap={4}>
      {who && (
        <Text tone="muted">
          <AroundHotelText sentence={who}>{organiser}</AroundHotelText>
        </Text>
      )}
      <Split
        side="start"
        asideWidth="l"
        asideVariant="bare"
        isAsideSticky={false}
        asideLabel={title}
        aside={about}
      >
        {program}
      </Split>
    </Section>
  );
}

function NowAndNext({ seminar }: { seminar: Seminar }) {
  const { t } = useTranslation('seminar');
  const language = useLanguage();
  const timeZone = useHotelZone();
  const now = useNow();
  if (!now) return null;
  const { current, next } = nowAndNext(seminar, now, timeZone);
  if (!current && !next) return null;
  const isToday = next && hotelClock(next.start, timeZone).day === hotelClock(now, timeZone).day;
  const when =
    next &&
    (isToday
      ? formatTimeOfDay(hotelClock(next.start, timeZone).time, language)
      : formatMoment(next.start, language, timeZone));
  return (
    <Notice tone="brand" icon="clock">
      {current && (
        <Line sentence={t('agenda.now', { title: HOTEL_WORDS })} title={current.session.title} isStrong />
      )}
      {next && <Line sentence={t('agenda.next', { title: HOTEL_WORDS, when })} title={next.session.title} />}
    </Notice>
  );
}

function Line({
  sentence,
  title,
  isStrong = false,
}: {
  sentence: string;
  title: string;
  isStrong?: boolean;
}) {
  return (
    <Text as="div" size="s" weight={isStrong ? 'semibold' : 'regular'}>
      <AroundHotelText sentence={sentence}>{title}</AroundHotelText>
    </Text>
  );
}

function CalendarButton({ seminar }: { seminar: Seminar }) {
  const { t } = useTranslation('seminar');
  const { slug, name, address } = useHoster();
  const timeZone = useHotelZone();
  const sessions = seminar.days.flatMap((day) => timedSessions(day, timeZone));
  if (sessions.length === 0) return null;
  const handleDownload = () => {
    const place = [name, address].filter(Boolean).join(', ');
    const events = sessions.map((session) => calendarEvent(session, place));
    saveCalendar(seminar._id, { name: seminar.title, domain: slug, events });
  };
  return (
    <div>
      <Button hierarchy="secondary" iconLeft="Calendar" onClick={handleDownload}>
        {t('agenda.calendar')}
      </Button>
    </div>
  );
}
