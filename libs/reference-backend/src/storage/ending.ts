/** What ends by a hotel's `Retention`, in the order in which it is deleted. */
export const endingKinds = [
  'checkin',
  'order',
  'message',
  'feedback',
  'review',
  'favouritesEmail',
  'customer',
] as const;
export type EndingKind = (typeof endingKinds)[number];

/** What had its time before a day, `YYYY-MM-DD`. */
export interface Ending {
  hosterId: string;
  kind: EndingKind;
  before: string;
  /** Counts alone. */
  isDryRun: boolean;
}
