import type fr from './guide.fr';

export default {
  title: 'Around the hotel',
  titleOf: '{{city}} on foot',
  loading: 'Loading the places',
  failure: 'The city guide is not answering',
  count_one: '{{count}} place within {{radius}}',
  count_other: '{{count}} places within {{radius}}',
  fromCentre: 'Distances from the centre of Paris',
  search: 'Search for a place',
  searchHint: 'Museum, market, ice cream…',
  clear: 'Clear the search',
  filters: 'Filters',
  openNow: 'Open now',
  free: 'Free',
  walk: {
    label: 'Walking time',
    any: 'On foot',
    within: '{{minutes}} on foot',
  },
  found_one: '{{count}} place found',
  found_other: '{{count}} places found',
  clearAll: 'Show all',
  none: {
    title: 'No place matches',
    search: 'Nothing for “{{search}}”',
    text: 'Remove a filter, or try a shorter word.',
  },
  empty: {
    title: 'No addresses around the hotel yet',
    text: 'Reception will gladly give you theirs.',
  },
  adviceOf: 'A tip from {{author}}',
  rows: {
    more: 'Show {{count}} more places',
    before: 'Back to the places before',
  },
  map: {
    show: 'Map',
    hide: 'Close the map',
    chosen: 'Place chosen on the map',
  },
} satisfies typeof fr;
