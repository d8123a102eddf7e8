import { expect, it } from 'vitest';
import { aForm, required } from '../test/builders';
import { pointedScreens } from './pointedScreens';
import { stepsOf } from './steps';

const steps = stepsOf(
  aForm({
    clientInfo: { fields: { lastname: required } },
    stayInfo: { fields: { arrivalDate: required } },
    companionInfo: { fields: { lastname: required }, companionCount: 3 },
    agreementInfo: { fields: { signature: required } },
  }),
);

it.each([
  ['/email', 'clientInfo', undefined],
  ['/customer/birthDate', 'clientInfo', undefined],
  ['/documents/0/id', 'clientInfo', undefined],
  ['/arrivalDate', 'stayInfo', undefined],
  ['/occupants', 'companionInfo', undefined],
  ['/occupants/1/guest/birthDate', 'companionInfo', 1],
  ['/signature', 'agreementInfo', undefined],
  ['/consents/0/textVersion', 'agreementInfo', undefined],
])('%s is corrected in %s', (pointer, name, companion) => {
  const [screen] = pointedScreens([pointer], steps);
  expect(screen?.step.name).toBe(name);
  expect(screen?.companion).toBe(companion);
});

it('names each screen once, and none for what the guest never answered', () => {
  expect(pointedScreens(['/lastname', '/email', '/arrivalDate', '/departureDate'], steps)).toHaveLength(2);
  expect(pointedScreens(['', '/hosterId', '/customer', '/message', '/constructor'], steps)).toEqual([]);
});
