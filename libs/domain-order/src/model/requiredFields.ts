import type { GuestField } from '@guest/visit';

/** Without these the hotel does not know whom and where to bring it to (spec 5, 7). */
export const REQUIRED_OF_GUEST: readonly GuestField[] = ['lastname', 'roomNumber'];
