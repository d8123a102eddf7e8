/** The hotel's own key of the reservation. */
export const RESERVATION_KEY = 'LICES-24811-c2VqLWNhbWlsbGU';

/** Words that only the hotel may receive: papers, signatures (as kept and sent), the reservation's key. */
export const secretMarks = [
  'MARQUE',
  'SIGNE-MARQUE',
  'ID-MARQUE-C1',
  '"strokes":',
  'data:image/png;base64,iVBOR',
  RESERVATION_KEY,
];
/** Words of answers, which only the draft holds until it is sent. */
export const answerMarks = [
  'Kowalska',
  'companion-0@',
  'rue des Dames',
  'AB-123-CD',
  '1987-11-24',
  'Saint-Malo',
  'Lit de bébé',
];
