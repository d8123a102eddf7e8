import { useTranslation } from 'react-i18next';
import { minutesOf, surroundingsOf } from '@guest/api-contract';
import { Button, Grid, Section, StatusLine } from '@guest/design-system';
import { capitalised } from '@guest/i18n';
import { NewTabHint, saveCalendar, useCopy, useHoster } from '@guest/visit';
import { usePlanWords, type DayPlan } from '../../hooks/useDayPlan';
import { cityNameOf } from '../../model/surroundings';
import { planEvents, planText, walkHref } from '../../model/takeAlong';

/** Shares the day, saves it as a calendar file, prints it, shows it on a map. None of it needs the hotel's server. */
export function TakeAlong({ plan }: { plan: DayPlan }) {
  const { t } = useTranslation('cityGuide');
  const hoster = useHoster();
  const { stops, day, timeZone, guide } = plan;
  const words = usePlanWords(plan);
  const { outcome, copy } = useCopy<'list'>();
  const city = cityNameOf(guide.city, surroundingsOf(hoster)) ?? hoster.name;
  const title = t('favourites.take.shareTitle', { city, day: words.day });
  const walk = walkHref(stops, guide.centre);

  const handleShare = async () => {
    const text = planText(stops, title, (time) => words.time(minutesOf(time)));
    if ('share' in navigator) {
      const failure = await navigator.share({ title, text }).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      // Closing the sheet rejects with AbortError. A frame or web view may forbid sharing.
      if (!failure || (failure as Error).name === 'AbortError') return;
    }
    await copy(text, 'list');
  };
  const handleCalendar = () => {
    const events = planEvents(stops, day, timeZone);
    const calendar = { name: capitalised(title), domain: hoster.slug, events };
    saveCalendar(`${t('favourites.take.file')}-${day}`, calendar);
  };

  const look = { hierarchy: 'tertiary', size: 'l', isFullWidth: true } as const;
  return (
    <Section title={t('favourites.take.title')}>
      <Grid columns={2} gap={2} collapse="small">
        <Button {...look} iconLeft="share" onClick={() => void handleShare()}>
          {t('favourites.take.share')}
        </Button>
        <Button {...look} iconLeft="Calendar" onClick={handleCalendar}>
          {t('favourites.take.calendar')}
        </Button>
        <Button {...look} iconLeft="printer" onClick={() => print()}>
          {t('favourites.take.print')}
        </Button>
        {walk && (
          <Button {...look} iconLeft="walk" href={walk} target="_blank" rel="noopener noreferrer">
            {t('favourites.take.walk')}
            <NewTabHint />
          </Button>
        )}
      </Grid>
      <StatusLine>
        {outcome && t(outcome === 'list' ? 'favourites.take.copied' : 'favourites.take.notShared')}
      </StatusLine>
    </Section>
  );
}
