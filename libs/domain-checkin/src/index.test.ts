import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: the feature, made with what the app gives it', () => {
  expect(Object.keys(door)).toEqual(['createCheckinFeature']);
});

it('names its screens by their paths; every one may hold identity papers', () => {
  const { routes } = door.createCheckinFeature();
  expect(routes.map(({ path }) => path)).toEqual([
    'checkin',
    'checkin/check',
    'checkin/sent',
    'checkin/companions/:number',
    'checkin/:step',
    'checkin/:step',
  ]);
  expect(routes.every(({ handle }) => handle.chrome === 'steps' && handle.isSensitive)).toBe(true);
});

it('gives the step of the hold, where a card is given, a document of its own', () => {
  const isPayment = (slots: Parameters<typeof door.createCheckinFeature>[0], step: string) =>
    door
      .createCheckinFeature(slots)
      .routes.filter(({ path, accepts }) => path === 'checkin/:step' && accepts?.({ step }))
      .map(({ handle }) => handle.isPayment ?? false);
  const slots = { PreAuthorisation: () => null };
  expect(isPayment(slots, 'HOLD')).toEqual([true]);
  expect(isPayment(slots, 'stay')).toEqual([false]);
  expect(isPayment({}, 'hold')).toEqual([false]);
});

it.each([
  ['checkin/:step', { step: 'client' }, true],
  ['checkin/:step', { step: 'STAY' }, true],
  ['checkin/:step', { step: 'passport' }, false],
  ['checkin/companions/:number', { number: '3' }, true],
  ['checkin/companions/:number', { number: '0' }, false],
  ['checkin/companions/:number', { number: 'lou' }, false],
])('%s of %j: %s', (path, params, isAccepted) => {
  const route = door.createCheckinFeature().routes.find((one) => one.path === path);
  expect(route?.accepts?.(params)).toBe(isAccepted);
});
