import { useTranslation } from 'react-i18next';
import {
  Badge,
  Itinerary,
  Link,
  PaperOnly,
  RowMedia,
  Scene,
  StatusLine,
  VisuallyHidden,
  type ItineraryStop,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { usePlanWords, type DayPlan } from '../../hooks/useDayPlan';
import { usePlaceWords } from '../../hooks/usePlaceWords';
import { inserted } from '../../model/moved';
import type { Stop } from '../../model/plan';
import { PlaceText } from '../PlaceText';
import { RemovedStop } from './RemovedStop';
import { StopControls } from './StopControls';
import type { StopActions } from './useStopActions';

/** The stops of the day, to be moved, lengthened and removed. */
export function DayItinerary({ plan, actions }: { plan: DayPlan; actions: StopActions }) {
  const { t } = useTranslation('cityGuide');
  const { slug } = useHoster();
  const words = usePlaceWords();
  const { time } = usePlanWords(plan);
  const { stops } = plan;
  const { removed, moved } = actions;

  const toRow = (stop: Stop, position: number): ItineraryStop => {
    const { place, start, end, walkMinutes, warning } = stop;
    const { id, name, category, address, phone, picture } = place;
    return {
      id,
      walk: walkMinutes === undefined ? undefined : words.walk(walkMinutes),
      time: t('favourites.range', { from: time(start), to: time(end) }),
      title: (
        <Link tone="plain" href={paths.cityGuidePlace(slug, id)}>
          <PlaceText of={place}>{name}</PlaceText>
        </Link>
      ),
      note: (
        <>
          {t(`category.${category}`)}
          <PaperOnly as="span">{[address, phone].filter(Boolean).join(' · ')}</PaperOnly>
        </>
      ),
      warning: warning && (
        <Badge tone="warning" icon="warning">
          {words.warning(warning)}
        </Badge>
      ),
      media: <RowMedia src={picture} alt="" icon={<Scene name={category} />} />,
      controls: <StopControls {...{ stop, position, actions }} count={stops.length} />,
    };
  };

  const rows = stops.map(toRow);
  const shown = removed
    ? inserted(rows, removed.position, {
        id: `removed-${removed.id}`,
        time: '',
        title: '',
        instead: <RemovedStop removed={removed} onUndo={actions.undo} />,
      })
    : rows;
  return (
    <>
      <Itinerary titleAs="h2" aria-label={t('favourites.plan')} stops={shown} />
      <VisuallyHidden>{t('favourites.keys')}</VisuallyHidden>
      <StatusLine isHidden>{moved && t('favourites.moved', { ...moved, count: stops.length })}</StatusLine>
    </>
  );
}
