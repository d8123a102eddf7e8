import type { CheckinStepName, Reservation } from '@guest/api-contract';
import type { GuestField } from '@guest/visit';
import type { GenericSchema } from 'valibot';
import type fr from '../texts/fr';
import type { Rule } from './rules';
import type { Write } from './wire';

/** The component that draws a field (`components/Fields/controls.tsx`) and how its answer is worded (`useAnswers`). */
export type Control =
  | 'address'
  | 'agreement'
  | 'arrivalTime'
  | 'birthDate'
  | 'birthPlace'
  | 'consent'
  | 'country'
  | 'day'
  | 'description'
  | 'email'
  | 'identity'
  | 'line'
  | 'longText'
  | 'moment'
  | 'papers'
  | 'phone'
  | 'plate'
  | 'purpose'
  | 'sex'
  | 'signature'
  | 'title'
  | 'yesNo';

/** Everything that the check-in knows of one field; `T` is the type of its value. */
export interface FieldRow<T = unknown> {
  /** The steps whose form may ask for it. */
  steps: readonly CheckinStepName[];
  control: Control;
  /** The text that names it. */
  text: `fields.${keyof (typeof fr)['fields']}`;
  /** The text that names it on a companion's form, where that is another. */
  companionText?: 'companionSignature';
  empty: T;
  /** Reads the value back from storage. */
  schema?: GenericSchema<unknown, unknown>;
  /** `device`: restored by a later visit. `visit`: this tab only, because it must not stay on a shared device. */
  keptOn?: 'device' | 'visit';
  rule?: Rule<T>;
  /** In characters, where it is not a line. */
  maxLength?: number;
  /** HTML's autofill token. */
  autoComplete?: string;
  /** Fields of one pair stand side by side. */
  pair?: 'name' | 'stay';
  /** The field that this text of the hotel describes. */
  describes?: string;
  /** Its value in a reservation; '' where the reservation does not say. */
  reservation?: (reservation: Reservation) => string | undefined;
  /** The same answer in the visit's other forms. */
  guest?: GuestField;
  /** The value with the country that the hotel has chosen to begin with. */
  withCountry?: (value: T, country: string) => T;
  /** Its place in a request: with the person (`guest`), beside them (`body`), or among the uploads. */
  wire?: { in: 'guest' | 'body'; write: Write<T> } | { in: 'documents' };
  /** Other names of it in the places of a refused request. */
  pointers?: readonly string[];
}

/** A row whose value may be of any type. */
export type AnyFieldRow = Omit<FieldRow<never>, 'empty'> & { empty: unknown };
