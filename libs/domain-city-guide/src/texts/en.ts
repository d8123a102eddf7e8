import type fr from './fr';
import favourites from './favourites.en';
import guide from './guide.en';
import map from './map.en';
import place from './place.en';

export default {
  category: {
    activities: 'Activities',
    haveADrink: 'Have a drink',
    shops: 'Shops',
    discovery: 'Discovery',
    child: 'With children',
    escape: 'Escape',
    experience: 'Experiences',
    leisure: 'Leisure',
    monuments: 'Monuments',
    museum: 'Museums',
    restaurant: 'Restaurants',
    sport: 'Sport',
    nightlife: 'Nightlife',
    other: 'Other places',
  },
  warning: {
    closed: 'Closed at that time',
    opensAt: 'Opens only at {{time}}',
    closesAt: 'Closes at {{time}}, before the end of your visit',
  },
  favourites,
  guide,
  map,
  place,
} satisfies typeof fr;
