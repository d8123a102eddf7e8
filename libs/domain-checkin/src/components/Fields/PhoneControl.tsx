import { useWatch } from 'react-hook-form';
import { emptyAddress, type Person } from '../../model/answers';
import { stepNamed } from '../../model/steps';
import { phoneCountry } from '../../model/wirePhone';
import { useSteps } from '../../hooks/useSteps';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import type { ArrangedField } from './arrange';
import { useFieldsOwner } from './FieldsContext';
import { useCheckinField } from './useCheckinField';

/** A number of the country where the guest lives needs no country's code; until they say which, of the one that the hotel begins with. */
export function PhoneControl(arranged: ArrangedField) {
  const { value, change, leave, autoComplete, props } = useCheckinField<string>(arranged);
  const { isCompanion } = useFieldsOwner();
  const step = stepNamed(useSteps(), isCompanion ? 'companionInfo' : 'clientInfo');
  const address = useWatch<Person, 'address'>({ name: 'address' }) ?? emptyAddress;
  return (
    <PhoneInput
      {...props}
      name={arranged.field.name}
      autoComplete={autoComplete}
      country={phoneCountry(step?.fields ?? [], address)}
      value={value}
      onBlur={leave}
      onValueChange={change}
    />
  );
}
