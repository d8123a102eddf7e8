import { DatePartsField, type DatePartsFieldProps } from './DatePartsField';
import { NativeDateField, type NativeDateFieldProps } from './NativeDateField';

/** Properties of `DateField`: with `parts` three typed fields, without them the platform's own. */
export type DateFieldProps = DatePartsFieldProps | NativeDateFieldProps;

/** A day as YYYY-MM-DD: three typed parts (birthdays, documents), or the platform's field for a day nearby. */
export function DateField(props: DateFieldProps) {
  return props.parts ? <DatePartsField {...props} /> : <NativeDateField {...props} />;
}
