/** The id of the check-in among the things that home leads back to. */
export const CHECKIN_ACTION = 'checkin';
