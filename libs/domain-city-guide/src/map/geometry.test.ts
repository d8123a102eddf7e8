import { describe, expect, it } from 'vitest';
import { PARIS } from '@guest/api-contract';
import { beside, isMappable, MAX_LATITUDE, toWorld, viewOf } from './geometry';

const size = { width: 390, height: 300 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('viewOf', () => {
  it('fits every place with room for its pin', () => {
    const places = [at(48.8606, 2.3376), at(48.853, 2.3499), at(48.8867, 2.3431)];
    const { centre, zoom } = viewOf(places, size);
    const middle = toWorld(centre, zoom);
    for (const place of places) {
      const { x, y } = toWorld(place, zoom);
      expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(size.width / 2 - 48);
      expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(size.height / 2 - 48);
    }
    expect(zoom).toBe(12);
  });

  it('shows both sides of the antimeridian without the rest of the world', () => {
    const { centre, zoom } = viewOf([at(-16.8, 179.9), at(-16.7, -179.9)], size);
    expect(Math.abs(centre.longitude)).toBeCloseTo(180, 1);
    expect(zoom).toBeGreaterThan(8);
  });

  it('stays within the latitudes of the map at the poles', () => {
    const { centre, zoom } = viewOf([at(90, 0), at(89, 40)], size);
    expect(centre.latitude).toBeLessThanOrEqual(MAX_LATITUDE);
    expect(zoom).toBeGreaterThanOrEqual(0);
  });

  it('does not widen for a place with a wrong coordinate', () => {
    const hotel = at(48.8566, 2.3522);
    const near = [at(48.8606, 2.3376)];
    expect(viewOf([...near, at(0, 0)], size, hotel)).toEqual(viewOf(near, size, hotel));
  });

  it('comes close to a single place, and shows the hotel or Paris where there is none', () => {
    expect(viewOf([at(31.63, -7.99)], size).zoom).toBe(16);
    expect(viewOf([], size, at(31.63, -7.99)).centre.latitude).toBeCloseTo(31.63);
    expect(viewOf([], size).centre).toEqual(PARIS);
  });

  it('survives a box without a size', () => {
    expect(viewOf([at(48, 2), at(49, 3)], { width: 0, height: 0 }).zoom).toBeGreaterThanOrEqual(0);
  });
});

it('beside takes the shorter way around the world', () => {
  expect(beside(at(0, 179), at(0, -179)).longitude).toBe(181);
  expect(beside(at(0, -179), at(0, 179)).longitude).toBe(-181);
  expect(beside(at(0, 2), at(90, 3))).toEqual(at(MAX_LATITUDE, 3));
});

it('a place without coordinates, or with impossible ones, is not mappable', () => {
  expect(isMappable(at(90, -180))).toBe(true);
  expect(isMappable({})).toBe(false);
  expect(isMappable(at(NaN, 2))).toBe(false);
  expect(isMappable(at(91, 2))).toBe(false);
  expect(isMappable(at(48, 181))).toBe(false);
});
