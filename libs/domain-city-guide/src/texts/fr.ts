import favourites from './favourites.fr';
import guide from './guide.fr';
import map from './map.fr';
import place from './place.fr';

export default {
  category: {
    activities: 'Activités',
    haveADrink: 'Boire un verre',
    shops: 'Boutiques',
    discovery: 'Découverte',
    child: 'Avec des enfants',
    escape: 'Évasion',
    experience: 'Expériences',
    leisure: 'Loisirs',
    monuments: 'Monuments',
    museum: 'Musées',
    restaurant: 'Restaurants',
    sport: 'Sport',
    nightlife: 'Vie nocturne',
    other: 'Autres lieux',
  },
  warning: {
    closed: 'Fermé à cette heure-là',
    opensAt: 'N’ouvre qu’à {{time}}',
    closesAt: 'Ferme à {{time}}, avant la fin de votre visite',
  },
  favourites,
  guide,
  map,
  place,
};
