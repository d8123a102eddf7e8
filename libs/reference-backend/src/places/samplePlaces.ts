import type { PlaceFinder } from './placeFinder';
import { createPlaceIndex, type City } from './placeIndex';

const cities: City[] = [
  { name: 'Rennes', latitude: 48.11109, longitude: -1.67431, country: 'FR', region: 'Brittany' },
  { name: 'Rennes-le-Château', latitude: 42.92822, longitude: 2.26303, country: 'FR', region: 'Occitanie' },
  { name: 'Lyon', latitude: 45.74846, longitude: 4.84671, country: 'FR', region: 'Auvergne-Rhône-Alpes' },
  { name: 'Paris', latitude: 48.85341, longitude: 2.3488, country: 'FR', region: 'Île-de-France' },
  { name: 'Paris', latitude: 33.66094, longitude: -95.55551, country: 'US', region: 'Texas' },
  { name: 'Saint-Malo', latitude: 48.64851, longitude: -2.02587, country: 'FR', region: 'Brittany' },
  { name: 'London', latitude: 51.50853, longitude: -0.12574, country: 'GB', region: 'England' },
  { name: 'Londonderry', latitude: 54.9981, longitude: -7.30934, country: 'GB', region: 'Northern Ireland' },
  { name: 'Gdańsk', latitude: 54.35205, longitude: 18.64637, country: 'PL', region: 'Pomerania' },
  { name: 'Marrakesh', latitude: 31.63416, longitude: -7.99994, country: 'MA', region: 'Marrakesh-Safi' },
];

/** A few of the cities that the server knows: for tests and Storybook, which have no file of 17 MB to read. */
export function createSamplePlaces(): PlaceFinder {
  const index = createPlaceIndex();
  for (const city of cities) index.add(city);
  return { find: (question) => index.find(question) };
}
