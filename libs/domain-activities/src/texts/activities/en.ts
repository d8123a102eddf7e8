import type fr from './fr';

export default {
  title: 'Activities',
  loading: 'Loading the activities',
  days: 'Choose a day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  count_zero: 'No activities planned for this day',
  count_one: '{{count}} activity',
  count_other: '{{count}} activities',
  all: 'All activities',
  next: '{{day}}, {{time}}',
  fromTo: '{{from}} – {{to}}',
  noneSoon: 'No time slot available soon',
  noneThisDay: {
    title: 'No activities planned for this day',
    text: 'The next one is on {{day}}.',
    way: 'See {{day}}',
  },
  rows: {
    more: 'Show {{count}} more activities',
    before: 'Back to the activities before',
  },
  places_one: 'Only one place left',
  places_other: '{{count}} places left',
  state: { over: 'Over', now: 'On now', full: 'Full' },
  detail: {
    slots: 'Next dates',
    calendar: 'Add to my calendar: {{when}}',
    book: 'Book',
    ask: 'Ask reception',
    call: 'Call reception',
    all: 'See all activities',
  },
  notFound: {
    title: 'This activity is no longer planned',
    text: 'It may have moved to another day.',
  },
  empty: {
    title: 'No activities for now',
    text: 'Reception will gladly tell you more.',
  },
} satisfies typeof fr;
