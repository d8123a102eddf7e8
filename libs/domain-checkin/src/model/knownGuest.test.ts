import { expect, it } from 'vitest';
import { aDraft, aForm, aPerson } from '../test/builders';
import { customerOf } from './buildCheckin';
import { knownGuest } from './prefill';
import { stepsOf } from './steps';

const booker = {
  firstname: 'Camille',
  lastname: 'Le Goff',
  email: 'camille@example.com',
  phone: '+33 6 39 98 12 34',
};
const reservation = { _id: 'r', hoster: 'h', isCheckedIn: false, guest: booker };
const nobody = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '' };

function sentBy(
  fields: object | undefined,
  client = {},
  guest = nobody,
  known = knownGuest(reservation, guest),
) {
  const steps = stepsOf(aForm(fields ? { clientInfo: { fields: { ...fields } } } : {}));
  const draft = aDraft({ client: aPerson(client) });
  const context = { today: '2026-11-21' };
  return customerOf({ hosterId: 'h', timeZone: 'UTC', steps, draft, consents: [], context, known });
}

it('sends the guest that the reservation knows where the form does not ask', () => {
  const known = { ...booker, phone: '+33639981234', overwriting: true };
  expect(sentBy(undefined)).toMatchObject(known);
  expect(sentBy({ lastname: true }, { lastname: 'LE GOFF' })).toMatchObject({
    ...known,
    lastname: 'LE GOFF',
  });
  // An answer that was asked for and left out is an answer.
  expect(sentBy({ email: true })).toMatchObject({ email: '', overwriting: false });
});

it('sends nothing of the booker with another name', () => {
  expect(sentBy({ lastname: true }, { lastname: 'Durand' })).toMatchObject({
    firstname: '',
    lastname: 'Durand',
    email: '',
    phone: '',
  });
});

it('sends what the guest said elsewhere in the visit', () => {
  const anne = { ...nobody, firstname: 'Anne', lastname: 'Durand', email: 'anne@example.com' };
  expect(sentBy(undefined, {}, anne, knownGuest(undefined, anne))).toMatchObject({
    firstname: 'Anne',
    lastname: 'Durand',
    email: 'anne@example.com',
    overwriting: false,
  });
  // Another person than the booker adds nothing to them; the booker does.
  const withoutPhone = { ...reservation, guest: { ...booker, phone: '' } };
  expect(knownGuest(withoutPhone, { ...anne, phone: '1' }).phone).toBe('');
  expect(knownGuest(withoutPhone, { ...nobody, lastname: 'le goff', phone: '1' }).phone).toBe('1');
});
