import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFrame, VisuallyHidden } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import { opener, ringsAround } from './ground';
import { GroundQuestion } from './GroundQuestion';
import { MapControls } from './MapControls';
import { crowdedPins } from './pinnedPlaces';
import { Pins } from './Pins';
import type { PlacesMapProps } from './placesMapProps';
import { useGround } from './useGround';
import { useMap } from './useMap';
import { useMapKeys } from './useMapKeys';
import { useMapped } from './useMapped';
import { useNotes } from './useNotes';

const MAC = /Mac|iPhone|iPad/u;

/** The map itself: it loads when it is near the window. */
export function MapView(props: PlacesMapProps) {
  const { places, selectedId, onSelect } = props;
  const { t } = useTranslation('cityGuide');
  const language = useLanguage();
  const helpId = useId();
  const { end, handleKeyDown } = useMapKeys();
  const { configured, shown, attempt, isOffline, ...asked } = useGround(props);
  const { pinned, hotel, viewFor } = useMapped(props);
  const open = useMemo(
    () => opener(shown, ringsAround(hotel, pinned, language)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other places move the view; the rings stay
    [shown, language, attempt],
  );
  const { box, port, zoom, ground, refused } = useMap({
    open,
    language,
    viewFor,
    onFailure: asked.handleFailure,
  });

  const showAll = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    port?.show(viewFor({ width, height }));
  };
  const key = JSON.stringify(pinned.map(({ id }) => id));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only other places move the view
  useEffect(showAll, [port, key]);
  useEffect(() => {
    if (selectedId !== undefined) port?.reveal(selectedId);
  }, [port, selectedId]);

  const crowded = useMemo(() => crowdedPins(pinned, zoom ?? 0, selectedId), [pinned, zoom, selectedId]);
  const notes = useNotes({
    configured,
    shown,
    state: asked.isRefused ? 'missing' : ground,
    isOffline,
    hasRings: hotel !== undefined,
    placeCount: places.length,
  });
  return (
    <MapFrame
      role="group"
      aria-label={t('map.pins')}
      aria-describedby={helpId}
      groundRef={box}
      notes={notes}
      hint={refused && t(`map.gesture.${refused}`, { key: MAC.test(navigator.userAgent) ? '⌘' : 'Ctrl' })}
      onKeyDown={handleKeyDown}
      controls={port && <MapControls onZoom={port.zoomBy} onShowAll={hotel && showAll} />}
      panel={
        <GroundQuestion
          provider={asked.question}
          isClosed={asked.isClosed}
          onAllow={asked.handleAllow}
          onRetry={asked.handleRetry}
        />
      }
    >
      {port && <Pins {...{ port, places: pinned, crowded, hotel, selectedId, onSelect }} />}
      <VisuallyHidden id={helpId} hidden>
        {t('map.help')}
      </VisuallyHidden>
      <VisuallyHidden ref={end} tabIndex={-1}>
        {t('map.end')}
      </VisuallyHidden>
    </MapFrame>
  );
}
