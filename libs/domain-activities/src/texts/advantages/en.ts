import type fr from './fr';

export default {
  title: 'Perks',
  lead: 'Say where you are staying, show your screen: the perk is yours.',
  discovery: 'Discover Marrakech',
  discoveryLead: 'Places we chose, and what they have for you.',
  loading: 'Loading the perks',
  offer: 'Your perk',
  code: 'Code',
  show: 'Show it on site',
  pass: {
    close: 'Close',
    at: 'Shown on {{moment}}',
  },
  conditions: 'Conditions',
  validity: {
    from: 'From {{from}}',
    to: 'Until {{to}}',
    fromTo: 'From {{from}} to {{to}}',
    coming: 'Soon',
    over: 'Over',
    overText: 'This perk is no longer given. Others are waiting for you.',
  },
  practical: 'Getting there',
  hours: 'Opening hours',
  directions: 'Directions',
  site: 'See the website',
  fromHotel: '{{distance}} from the hotel',
  rows: {
    more: 'Show {{count}} more perks',
    before: 'Back to the perks before',
  },
  all: 'See all perks',
  notFound: {
    title: 'This perk does not exist, or no longer does',
    text: 'Others are waiting for you.',
  },
  empty: {
    title: 'No perks for now',
    text: 'Reception knows good places: just ask.',
  },
} satisfies typeof fr;
