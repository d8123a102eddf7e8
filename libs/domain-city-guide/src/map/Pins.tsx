import { memo, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapMark, MapPin } from '@guest/design-system';
import { useGradually } from '@guest/visit';
import type { MapPort, PlacedPin } from './mapPort';
import type { MapHotel, MapPlace } from './placesMapProps';

const idOf = ({ id }: MapPlace) => id;

/** No place of a hotel's guide has an empty id. */
const HOTEL_ID = '';

/**
 * An element for each id. The map appends new elements, and the focus follows their order: from the first id that
 * differs on, all are new.
 */
function useElements(ids: readonly string[]): ReadonlyMap<string, HTMLElement> {
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const before = [...elements.keys()];
  const firstNew = ids.findIndex((id, index) => id !== before[index]);
  if (firstNew === -1 && ids.length === before.length) return elements;
  const kept = [...elements].slice(0, firstNew === -1 ? ids.length : firstNew);
  const made = ids.slice(kept.length).map((id) => [id, document.createElement('div')] as const);
  const next = new Map([...kept, ...made]);
  setElements(next);
  return next;
}

interface PinProps {
  element: HTMLElement;
  place: MapPlace;
  isSelected: boolean;
  isDot: boolean;
  onSelect: (id: string) => void;
  onEnter: (id: string) => void;
  onLeave: () => void;
  onFocus: (id: string) => void;
}

const Pin = memo(function Pin(props: PinProps) {
  const { element, place, isSelected, isDot, onSelect, onEnter, onLeave, onFocus } = props;
  const { id, name, icon, number, distance } = place;
  return createPortal(
    <MapPin
      label={[number === undefined ? name : `${number} ${name}`, distance].filter(Boolean).join(', ')}
      name={name}
      icon={icon}
      number={number}
      isSelected={isSelected}
      isDot={isDot}
      onClick={() => onSelect(id)}
      onPointerEnter={() => onEnter(id)}
      onPointerLeave={onLeave}
      onFocus={() => onFocus(id)}
      onBlur={onLeave}
    />,
    element,
  );
});

interface PinsProps {
  port: MapPort;
  /** With longitudes side by side. */
  places: readonly MapPlace[];
  /** Ids of those that are drawn as dots. */
  crowded: ReadonlySet<string>;
  hotel: MapHotel | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The pins of a map: buttons that the map moves about. */
export function Pins({ port, places, crowded, hotel, selectedId, onSelect }: PinsProps) {
  const [activeId, setActiveId] = useState<string>();
  const drawn = useGradually(places, { atFirst: 'some', keyOf: idOf });
  const ids = places.map(({ id }) => id);
  const elements = useElements(hotel ? [HOTEL_ID, ...ids] : ids);

  useEffect(() => {
    const pinFor = (place: { id: string; latitude: number; longitude: number }): PlacedPin[] => {
      const element = elements.get(place.id);
      const isRaised = place.id === selectedId || place.id === activeId;
      const { id, latitude, longitude } = place;
      return element ? [{ id, latitude, longitude, element, isRaised }] : [];
    };
    const all = hotel ? [{ ...hotel, id: HOTEL_ID }, ...drawn] : drawn;
    port.place(all.flatMap(pinFor));
  }, [port, elements, drawn, hotel, selectedId, activeId]);

  const [handlers] = useState(() => ({
    onEnter: (id: string) => setActiveId(id),
    onLeave: () => setActiveId(undefined),
  }));
  const handleFocus = useMemo(
    () => (id: string) => {
      setActiveId(id);
      port.reveal(id);
    },
    [port],
  );

  const hotelElement = elements.get(HOTEL_ID);
  return (
    <>
      {hotel && hotelElement && createPortal(<MapMark label={hotel.name} icon="hotel" />, hotelElement)}
      {drawn.map((place) => {
        const element = elements.get(place.id);
        return (
          element && (
            <Pin
              key={place.id}
              {...handlers}
              element={element}
              place={place}
              isSelected={place.id === selectedId}
              isDot={crowded.has(place.id)}
              onSelect={onSelect}
              onFocus={handleFocus}
            />
          )
        );
      })}
    </>
  );
}
