import { expect, it } from 'vitest';
import { aForm, required } from '../test/builders';
import { pointedScreens } from './pointedScreens';
import { stepsOf } from './steps';

const person = { lastname: required, birthDate: true, passport: true, address: true } as const;
const steps = stepsOf(
  aForm({
    clientInfo: { fields: { ...person, email: true } },
    stayInfo: { fields: { arrivalDate: required } },
    companionInfo: { fields: { ...person, signature: true }, companionCount: 3 },
    agreementInfo: { fields: { signature: required, isMarketing: true } },
  }),
);

it.each([
  ['/email', 'clientInfo', undefined, 'email'],
  ['/customer/birthDate', 'clientInfo', undefined, 'birthDate'],
  ['/passport', 'clientInfo', undefined, 'passport'],
  ['/documents/0/id', 'clientInfo', undefined, 'passport'],
  ['/address/addressLine', 'clientInfo', undefined, 'address', 'line'],
  // The pointer is valid, but this form does not ask for the field.
  ['/phone', 'clientInfo', undefined, undefined],
  ['/arrivalDate', 'stayInfo', undefined, 'arrivalDate'],
  ['/occupants', 'companionInfo', undefined, undefined],
  ['/occupants/1', 'companionInfo', 1, undefined],
  ['/occupants/1/guest/birthDate', 'companionInfo', 1, 'birthDate'],
  ['/occupants/2/guest/passport', 'companionInfo', 2, 'passport'],
  ['/occupants/0/guest/address/city', 'companionInfo', 0, 'address', 'city'],
  ['/occupants/0/signature', 'companionInfo', 0, 'signature'],
  ['/signature', 'agreementInfo', undefined, 'signature'],
  ['/privacyInfo/includedInPromotionalCommunications', 'agreementInfo', undefined, 'isMarketing'],
  ['/consents/0/textVersion', 'agreementInfo', undefined, undefined],
])('%s is corrected in %s', (pointer, name, companion, field, part?: string) => {
  const [screen] = pointedScreens([pointer], steps);
  expect(screen?.step.name).toBe(name);
  expect(screen).toMatchObject({ companion, field, part });
});

it('names each place once, and none for what the guest never answered', () => {
  expect(pointedScreens(['/lastname', '/lastname', '/arrivalDate', '/departureDate'], steps)).toHaveLength(3);
  expect(pointedScreens(['/address/city', '/address/country'], steps)).toHaveLength(1);
  expect(pointedScreens(['', '/hosterId', '/customer', '/message', '/constructor'], steps)).toEqual([]);
});
