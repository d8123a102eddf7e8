import { useWatch } from 'react-hook-form';
import { readable } from '../../model/problems';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** A number of the guest's own country needs no country's code; until they say which, of the one that the hotel begins with. */
export function PhoneControl(arranged: ArrangedField) {
  const { value, change, leave, autoComplete, props } = useCheckinField<string>(arranged);
  const nationality: unknown = useWatch({ name: 'nationalityCode' });
  const country = typeof nationality === 'string' ? readable(nationality) : '';
  return (
    <PhoneInput
      {...props}
      name={arranged.field.name}
      autoComplete={autoComplete}
      country={country || arranged.field.selectedCountry}
      value={value}
      onBlur={leave}
      onValueChange={change}
    />
  );
}
