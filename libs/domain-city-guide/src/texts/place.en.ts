import type fr from './place.fr';

export default {
  loading: 'Loading the place',
  missing: {
    title: 'This place is no longer in the guide',
    text: 'It may have closed, or its address has changed.',
    action: 'All places',
  },
  directions: 'Directions',
  book: 'Book',
  bookAt: 'On {{site}}',
  site: 'Website of the place',
  advice: 'A word from the hotel',
  promo: 'Your perk',
  hours: 'Opening hours',
  where: 'Where it is',
} satisfies typeof fr;
