import type { Activity, CityGuide, Coordinates } from '@guest/api-contract';
import { publicAnswer } from '../http/answer';
import type { Context, Operation } from './operation';

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way between two places over the ground, as the crow flies. */
function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

interface Guide {
  guide: CityGuide;
  /** How far the hotel is that wrote it. */
  hotelKm: number;
}

/**
 * The places within the radius, nearest first, from every hotel's city guide; a place without coordinates is as far
 * as the hotel that tells of it. City and picture are those of the nearest hotel's guide.
 */
export const getAroundMe: Operation<'getAroundMe'> = async ({ query }, context) => {
  const { radiusKm, limit } = query;
  const guides = await readGuides(context, query);
  const places = new Map<string, { place: Activity; km: number }>();
  for (const { guide, hotelKm } of guides) {
    for (const place of guide.experiences) {
      const km = place.coordinates ? distanceKm(query, place.coordinates) : hotelKm;
      if (km <= radiusKm && !places.has(place._id)) places.set(place._id, { place, km });
    }
  }
  const nearest = [...places.values()].sort((a, b) => a.km - b.km).map(({ place }) => place);
  const home = guides.find(({ hotelKm }) => hotelKm <= radiusKm)?.guide;
  const answer: CityGuide = {
    experiences: limit < 0 ? nearest : nearest.slice(0, limit),
    targetedCity: home?.targetedCity,
    cityImage: home?.cityImage,
  };
  return publicAnswer(JSON.stringify(answer));
};

/** Every hotel's guide, the nearest hotel's first. */
async function readGuides({ hotels }: Context, centre: Coordinates): Promise<Guide[]> {
  const guides = (await hotels.cityGuides()).map(({ guide, coordinates }) => ({
    guide,
    hotelKm: coordinates ? distanceKm(centre, coordinates) : Infinity,
  }));
  return guides.sort((a, b) => a.hotelKm - b.hotelKm);
}
