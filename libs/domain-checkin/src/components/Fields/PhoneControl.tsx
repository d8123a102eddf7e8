import { useWatch } from 'react-hook-form';
import type { Person } from '../../model/answers';
import { stepNamed } from '../../model/steps';
import { phoneCountry } from '../../model/countries';
import { useSteps } from '../../hooks/useSteps';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import type { ArrangedField } from './arrange';
import { useFieldsOwner } from './FieldsContext';
import { useCheckinField } from './useCheckinField';

/** A telephone number; the country code may be left out for the country where the guest lives. */
export function PhoneControl(arranged: ArrangedField) {
  const { value, change, onBlur, autoComplete, props } = useCheckinField<string>(arranged);
  const { isCompanion } = useFieldsOwner();
  const step = stepNamed(useSteps(), isCompanion ? 'companionInfo' : 'clientInfo');
  const { value: address } = useWatch<Person, 'address'>({ name: 'address' });
  return (
    <PhoneInput
      {...props}
      name={arranged.field.name}
      autoComplete={autoComplete}
      country={phoneCountry(step?.fields ?? [], address)}
      value={value}
      onBlur={onBlur}
      onValueChange={change}
    />
  );
}
