import type { Reservation } from '@guest/api-contract';
import type { Guest, GuestField } from '@guest/visit';

const fields = ['firstname', 'lastname', 'email', 'phone', 'roomNumber'] as const satisfies GuestField[];

const sameName = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Fills the blank fields only. */
function fillGaps(guest: Guest, values: Guest): Guest {
  const entries = fields.map((field) => [field, guest[field].trim() === '' ? values[field] : guest[field]]);
  return Object.fromEntries(entries) as Record<GuestField, string>;
}

/**
 * The guest's fields after a reservation was found. If both name the same person, what the guest typed stays and the
 * blanks are filled. A reservation with another name replaces all fields, so that two people are never mixed.
 */
export function prefilled(guest: Guest, { guest: known, roomNumber = '' }: Reservation): Guest {
  const nobody: Guest = { firstname: '', lastname: '', email: '', phone: '', roomNumber };
  const reserved = { ...nobody, ...known };
  if (guest.lastname.trim() === '' || sameName(guest.lastname, reserved.lastname)) {
    return fillGaps(guest, reserved);
  }
  // Without a name, its contact details may belong to somebody else.
  return reserved.lastname.trim() === '' ? fillGaps(guest, nobody) : reserved;
}
