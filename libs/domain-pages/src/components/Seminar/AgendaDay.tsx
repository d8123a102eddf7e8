import { useTranslation } from 'react-i18next';
import type { SeminarDay, SeminarSession } from '@guest/api-contract';
import { Section, StatusSteps } from '@guest/design-system';
import { capitalised, formatCalendarDay, formatTimeOfDay, useLanguage } from '@guest/i18n';
import { HotelText, useHosterLang, useNow, useHotelZone } from '@guest/visit';
import { stateAt, timedSessions } from '../../model/agenda';

/** "Tuesday 24 November"; a typical day has only its title. */
function useDayName({ date, title }: SeminarDay): string {
  const { t } = useTranslation('seminar');
  const language = useLanguage();
  const named = date && capitalised(formatCalendarDay(date, language));
  if (!named) return title ?? t('agenda.typicalDay');
  return title ? `${named}, ${title}` : named;
}

/** One day of an agenda, hour by hour; during the seminar it says where the day stands. */
export function AgendaDay({ day }: { day: SeminarDay }) {
  const { t } = useTranslation('seminar');
  const language = useLanguage();
  const lang = useHosterLang();
  const timeZone = useHotelZone();
  const now = useNow();
  const name = useDayName(day);
  const timed = new Map(timedSessions(day, timeZone).map((one) => [one.session, one]));

  const time = (moment: string) => formatTimeOfDay(moment, language);
  const steps = day.sessions.map((session) => {
    const when = timed.get(session);
    const state = when && now ? stateAt(when, now) : 'todo';
    return {
      id: session._id,
      title: <HotelText>{session.title}</HotelText>,
      state,
      stateLabel: state === 'todo' ? undefined : t(`agenda.state.${state}`),
      note: <SessionNote session={session} />,
      time: session.to
        ? t('agenda.fromTo', { from: time(session.from), to: time(session.to) })
        : time(session.from),
      dateTime: when?.start.toISOString(),
    };
  });
  return (
    <Section title={<span lang={day.date ? undefined : lang}>{name}</span>} titleAs="h3" level="h4" gap={3}>
      {steps.length > 0 ? <StatusSteps label={name} steps={steps} kind="agenda" /> : t('agenda.empty')}
    </Section>
  );
}

function SessionNote({ session: { speaker, room, description } }: { session: SeminarSession }) {
  const words = [speaker, room, description].filter(Boolean).join(' · ');
  return words ? <HotelText>{words}</HotelText> : null;
}
