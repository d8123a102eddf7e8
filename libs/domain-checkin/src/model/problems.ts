/** Why a value cannot be sent: keys of the texts that say what to do. */
export type Problem =
  | 'required'
  | 'choice'
  | 'consent'
  | 'consentChanged'
  | 'email'
  | 'emailEnd'
  | 'phone'
  | 'tooLong'
  | 'characters'
  | 'country'
  | 'dateIncomplete'
  | 'dateImpossible'
  | 'birthFuture'
  | 'birthAfterArrival'
  | 'birthTooEarly'
  | 'arrivalTooEarly'
  | 'arrivalTooFar'
  | 'departureTooFar'
  | 'departureBeforeArrival'
  | 'departurePast'
  | 'reservedDeparture'
  | 'reservedDeparturePast'
  | 'stayTooLong'
  | 'timeOutside'
  | 'timeIncomplete'
  | 'momentIncomplete'
  | 'momentOutside'
  | 'signature'
  | 'signatureTooLarge'
  | 'papers'
  | 'papersOnTheirWay'
  | 'papersFailed';

/** Typed, but no date or country yet: a mark that stands for the value until it is one. Never kept, never sent. */
export type Unread = `?${Problem}`;

/** Marks a value that cannot be read, and why. */
export function unread(problem: Problem): Unread {
  return `?${problem}`;
}

export function problemOfUnread(value: string): Problem | undefined {
  return value.startsWith('?') ? (value.slice(1) as Problem) : undefined;
}

/** The value, or nothing where it could not be read. */
export function readable(value: string): string {
  return value.startsWith('?') ? '' : value;
}
