import type fr from './fr';

export default {
  title: 'Seminars',
  loading: 'Loading the seminars',
  contact: { email: 'Write to the team', call: 'Call the team' },
  agenda: {
    organiser: 'Organised by {{name}}',
    typicalDay: 'A typical day',
    empty: 'The programme of this day is not known yet.',
    fromTo: '{{from}} – {{to}}',
    now: 'On now: {{title}}',
    next: 'Next: {{title}}, {{when}}',
    calendar: 'Add to my calendar',
    state: { done: 'over', now: 'on now' },
  },
  rooms: {
    title: 'Meeting rooms',
    seats_one: '{{count}} seat',
    seats_other: 'Up to {{count}} seats',
    surface_one: '{{count}} m²',
    surface_other: '{{count}} m²',
  },
  animations: { title: 'Also at the hotel', all: 'The whole programme' },
  empty: {
    title: 'No seminars for now',
    text: 'Reception will gladly tell you more.',
  },
} satisfies typeof fr;
