import { expect, it } from 'vitest';
import type { Reservation } from '@guest/api-contract';
import type { Guest } from '@guest/visit';
import { prefilled } from './prefill';

const nobody: Guest = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '' };
const camille = {
  firstname: 'Camille',
  lastname: 'Le Goff',
  email: 'camille@example.org',
  phone: '+33612345678',
};
const aReservation = (rest: Partial<Reservation> = {}): Reservation => ({
  _id: 'r',
  hoster: 'h',
  isCheckedIn: false,
  roomNumber: '214',
  guest: camille,
  ...rest,
});
const reserved: Guest = { ...camille, roomNumber: '214' };

it.each<[string, Partial<Guest>, Partial<Reservation>, Guest]>([
  ['fills everything where the guest has said nothing', {}, {}, reserved],
  [
    'fills the gaps of a guest without a last name',
    { firstname: 'Cam', roomNumber: ' ' },
    {},
    { ...reserved, firstname: 'Cam' },
  ],
  [
    'fills the gaps of the same guest, however the name is written',
    { lastname: ' le GOFF ', phone: '0611' },
    {},
    { ...reserved, lastname: ' le GOFF ', phone: '0611' },
  ],
  [
    'takes another guest’s reservation whole',
    { firstname: 'Yann', lastname: 'Dupont', email: 'yann@example.org', phone: '0699', roomNumber: '3' },
    {},
    reserved,
  ],
  [
    'clears what the other guest’s reservation does not say',
    { lastname: 'Dupont', phone: '0699', roomNumber: '3' },
    { guest: { ...camille, phone: '' }, roomNumber: undefined },
    { ...reserved, phone: '', roomNumber: '' },
  ],
  [
    'takes only the room of a reservation that names nobody',
    { firstname: 'Yann', lastname: 'Dupont' },
    { guest: { firstname: '', lastname: '', email: 'desk@example.org', phone: '' } },
    { ...nobody, firstname: 'Yann', lastname: 'Dupont', roomNumber: '214' },
  ],
  [
    'changes nothing for a reservation that says nothing',
    { lastname: 'Dupont' },
    { guest: undefined, roomNumber: undefined },
    { ...nobody, lastname: 'Dupont' },
  ],
])('%s', (_name, guest, reservation, expected) => {
  expect(prefilled({ ...nobody, ...guest }, aReservation(reservation))).toEqual(expected);
});
