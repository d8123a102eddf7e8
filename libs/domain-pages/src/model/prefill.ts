import type { Reservation } from '@guest/api-contract';
import type { Guest, GuestField } from '@guest/visit';

const fields = ['firstname', 'lastname', 'email', 'phone', 'roomNumber'] as const satisfies GuestField[];

const sameName = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Only what is blank is taken over. */
function fillGaps(guest: Guest, values: Guest): Guest {
  const entries = fields.map((field) => [field, guest[field].trim() === '' ? values[field] : guest[field]]);
  return Object.fromEntries(entries) as Record<GuestField, string>;
}

/**
 * What a form begins with after a reservation was found. What the guest has said stays and its gaps are filled, as long
 * as both are about one person; a reservation of another name is taken whole: two people are never mixed.
 */
export function prefilled(guest: Guest, { guest: known, roomNumber = '' }: Reservation): Guest {
  const nobody: Guest = { firstname: '', lastname: '', email: '', phone: '', roomNumber };
  const reserved = { ...nobody, ...known };
  if (guest.lastname.trim() === '' || sameName(guest.lastname, reserved.lastname)) {
    return fillGaps(guest, reserved);
  }
  // It names nobody: its contact details may be anybody's.
  return reserved.lastname.trim() === '' ? fillGaps(guest, nobody) : reserved;
}
