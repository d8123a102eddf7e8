import { distanceM, type Activity, type CityGuide, type Coordinates } from '@guest/api-contract';
import { fold } from '../text/fold';
import type { CityGuides } from './cityGuides';

/** Two places of one name are one place if they are this close. */
const SAME_PLACE_M = 500;
const METRES_PER_KM = 1_000;

const distanceKm = (from: Coordinates, to: Coordinates) => distanceM(from, to) / METRES_PER_KM;

interface Near {
  place: Activity;
  km: number;
}

interface Guide {
  guide: CityGuide;
  /** Its places within the radius. */
  near: Near[];
  /** Is the guide of a hotel or a city within the radius? */
  isHere: boolean;
}

interface Area extends Coordinates {
  radiusKm: number;
}

/** A hotel's guide, and the hotel's own place. */
export interface HotelGuide {
  hosterId: string;
  guide: CityGuide;
  coordinates: Coordinates | undefined;
}

interface Guides {
  hotels: { cityGuides(): Promise<HotelGuide[]> };
  cities: CityGuides;
}

/**
 * The places within the radius, nearest first: those of every hotel's guide, then those of the cities that no hotel
 * has. City and picture are those of the nearest hotel's guide, else of the city.
 */
export async function placesAround(area: Area, { hotels, cities }: Guides): Promise<CityGuide> {
  const ofHotels = (await hotels.cityGuides())
    .map(({ guide, coordinates }) => ({
      guide,
      hotelKm: coordinates ? distanceKm(area, coordinates) : Infinity,
    }))
    .sort((a, b) => a.hotelKm - b.hotelKm)
    .map(({ guide, hotelKm }) => readGuide(guide, area, hotelKm));
  const ofCities = (await cities.read()).map((guide) => readGuide(guide, area));
  const hotelPlaces = ofHotels.flatMap(({ near }) => near);
  const isMissing = missingIn(hotelPlaces);
  const others = ofCities.flatMap(({ near }) => near.filter(({ place }) => isMissing(place)));
  const places = firstOfEachId([...hotelPlaces, ...others]).sort((a, b) => a.km - b.km);
  const home = [...ofHotels, ...ofCities].find(
    ({ guide, isHere }) => isHere && guide.targetedCity !== undefined,
  )?.guide;
  return {
    experiences: places.map(({ place }) => place),
    targetedCity: home?.targetedCity,
    cityImage: home?.cityImage,
  };
}

/** A guide's places within the radius. A hotel's place without coordinates is as far as the hotel. */
function readGuide(guide: CityGuide, { radiusKm, ...centre }: Area, hotelKm = Infinity): Guide {
  const near = guide.experiences
    .map((place) => ({ place, km: place.coordinates ? distanceKm(centre, place.coordinates) : hotelKm }))
    .filter(({ km }) => km <= radiusKm);
  const isHere = hotelKm === Infinity ? near.length > 0 : hotelKm <= radiusKm;
  return { guide, near, isHere };
}

function firstOfEachId(places: Near[]): Near[] {
  const byId = new Map<string, Near>();
  for (const near of places) if (!byId.has(near.place._id)) byId.set(near.place._id, near);
  return [...byId.values()];
}

/** Tells whether a place is missing in a list, where it may have another id. */
function missingIn(hotelPlaces: Near[]): (place: Activity) => boolean {
  const byName = new Map<string, Coordinates[]>();
  for (const { place } of hotelPlaces) {
    const name = fold(place.name);
    if (place.coordinates) byName.set(name, [...(byName.get(name) ?? []), place.coordinates]);
  }
  return ({ name, coordinates }) =>
    coordinates === undefined ||
    !byName.get(fold(name))?.some((known) => distanceM(known, coordinates) <= SAME_PLACE_M);
}
