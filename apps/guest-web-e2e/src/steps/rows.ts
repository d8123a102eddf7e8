import { expect } from '@playwright/test';
import type { Guest } from './guest';

/** 128 random bits or a hash, in base64url. */
const SECRET = /^[\w-]{22,}$/u;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
const HOTEL = 'hotel-des-lices';

type Row = Record<string, unknown>;

/** The row of a guest who filled in everything. */
export function customerRow(guest: Guest): Row {
  const { firstname, lastname, email, phone } = guest;
  return {
    id: expect.stringMatching(SECRET),
    hoster_id: HOTEL,
    email,
    json: JSON.stringify({
      hoster: HOTEL,
      email,
      firstname,
      lastname,
      phone,
      overwriting: true,
      nationalityCode: '',
    }),
    created_at: expect.stringMatching(MOMENT),
    updated_at: expect.stringMatching(MOMENT),
  };
}

interface Known {
  /** The number on the confirmation. */
  number: string;
  totalCents: number;
  room: string;
}

/** The fields of every order; `order` says when it was stored. */
export function orderHead(customer: Row | undefined, order: Row | undefined, known: Known): Row {
  const { number, totalCents, room } = known;
  const createdAt = order?.created_at;
  return {
    id: expect.stringMatching(SECRET),
    hoster_id: HOTEL,
    idempotency_key: expect.stringMatching(/^\S{16,}$/u),
    body_hash: expect.stringMatching(SECRET),
    answer: JSON.stringify({ number, status: 'received', totalCents, createdAt }),
    created_at: expect.stringMatching(MOMENT),
    customer_id: customer?.id,
    number,
    key_hash: expect.stringMatching(SECRET),
    room_number: room,
    payment_method: 'room',
    total_cents: totalCents,
    status: 'received',
  };
}
