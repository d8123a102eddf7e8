import type fr from './map.fr';

export default {
  label: 'Map of places',
  pins: 'Places on the map',
  help: 'Arrow keys move from place to place, Enter chooses one, Escape leaves the map.',
  end: 'End of the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Centre on the hotel',
  note: {
    offline: 'Map without streets: offline',
    missing: 'Map without streets: the map service is not answering',
    rings: 'Circles: distance as the crow flies',
    more: 'The first {{shown}} of {{total}} places',
  },
  gesture: {
    touch: 'Use two fingers to move the map',
    wheel: '{{key}} + scroll to zoom',
  },
  ask: 'The streets come from {{provider}}, which will see your device’s IP address.',
  allow: 'Show the streets',
  closed: 'The map does not open. The list has every place.',
  retry: 'Try again',
} satisfies typeof fr;
