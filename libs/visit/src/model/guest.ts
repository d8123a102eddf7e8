import { EMAIL_ADDRESS, isBlank, type CustomerRequest } from '@guest/api-contract';

/** What the guest typed about themself during this visit. */
export interface Guest {
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  roomNumber: string;
}

export const unknownGuest: Guest = { email: '', firstname: '', lastname: '', phone: '', roomNumber: '' };

export type GuestField = keyof Guest;

/** The id of a field, for an error summary's link. */
export function guestFieldId(field: GuestField): string {
  return `guest-${field}`;
}

/** Why a field cannot be sent as it is; the keys of the texts that say so. */
export type GuestError = 'required' | 'email';

/** Has the guest said anything about who they are? The room alone names nobody. */
export function isGuestKnown({ firstname, lastname, email, phone }: Guest): boolean {
  return [firstname, lastname, email, phone].some((text) => text.trim() !== '');
}

/** The fields that stop a submission; `required` names those that must not be blank. */
export function checkGuest(
  guest: Guest,
  required: readonly GuestField[],
): Partial<Record<GuestField, GuestError>> {
  const errors: Partial<Record<GuestField, GuestError>> = {};
  for (const field of required) if (isBlank(guest[field])) errors[field] = 'required';
  const email = guest.email.trim();
  if (email !== '' && !EMAIL_ADDRESS.test(email)) errors.email = 'email';
  return errors;
}

/**
 * The customer to post: trimmed. `overwriting` is true only if all four are filled, so that a blank never replaces a
 * name.
 */
export function customerRequest(hosterId: string, guest: Guest): CustomerRequest {
  const [email, firstname, lastname, phone] = [guest.email, guest.firstname, guest.lastname, guest.phone].map(
    (text) => (isBlank(text) ? '' : text.trim()),
  ) as [string, string, string, string];
  return {
    hoster: hosterId,
    email,
    firstname,
    lastname,
    phone,
    overwriting: [email, firstname, lastname, phone].every((text) => text !== ''),
    nationalityCode: '',
  };
}
