/** Why a value cannot be sent: keys of the texts that say what to do. */
export const problems = [
  'required',
  'choice',
  'consent',
  'consentChanged',
  'email',
  'emailEnd',
  'phone',
  'tooLong',
  'characters',
  'country',
  'dateIncomplete',
  'dateImpossible',
  'birthFuture',
  'birthAfterArrival',
  'birthTooEarly',
  'arrivalTooEarly',
  'arrivalTooFar',
  'departureTooFar',
  'departureBeforeArrival',
  'departurePast',
  'reservedDeparture',
  'reservedDeparturePast',
  'stayTooLong',
  'timeOutside',
  'timeIncomplete',
  'momentIncomplete',
  'momentOutside',
  'signature',
  'signatureTooLarge',
  'papers',
  'papersOnTheirWay',
  'papersFailed',
] as const;
export type Problem = (typeof problems)[number];

const missing: readonly Problem[] = ['required', 'choice', 'consent', 'signature', 'papers'];

/** True where an answer is missing, false where a given one is wrong. */
export const isMissing = ({ problem }: { problem: Problem }): boolean => missing.includes(problem);
