import { useWatch } from 'react-hook-form';
import { phoneCountry } from '../../model/wirePhone';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** A number of the guest's own country needs no country's code; until they say which, of the one that the hotel begins with. */
export function PhoneControl(arranged: ArrangedField) {
  const { value, change, leave, autoComplete, props } = useCheckinField<string>(arranged);
  const nationality: unknown = useWatch({ name: 'nationalityCode' });
  const nationalityCode = typeof nationality === 'string' ? nationality : '';
  return (
    <PhoneInput
      {...props}
      name={arranged.field.name}
      autoComplete={autoComplete}
      country={phoneCountry([arranged.field], { nationalityCode })}
      value={value}
      onBlur={leave}
      onValueChange={change}
    />
  );
}
