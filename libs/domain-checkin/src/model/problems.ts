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

/** Typed, but no date or country yet: a mark that stands for the value until it is one. Never sent, kept for the visit alone. */
export type Unread = `?${string}`;

/** Marks a value that cannot be read: why, and what was typed, where that can be shown again. */
export function unread(problem: Problem, typed = ''): Unread {
  return typed === '' ? `?${problem}` : `?${problem}:${typed}`;
}

/** What was typed in place of a value; '' where it is one, or nobody can tell. */
export function typedOf(value: string): string {
  return /^\?\w+:(.*)$/su.exec(value)?.[1] ?? '';
}

export function problemOfUnread(value: string): Problem | undefined {
  return value.startsWith('?') ? (value.slice(1).split(':', 1)[0] as Problem) : undefined;
}

/** The value, or nothing where it could not be read. */
export function readable(value: string): string {
  return value.startsWith('?') ? '' : value;
}
