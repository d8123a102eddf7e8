import { useWatch } from 'react-hook-form';
import { EmailField, TextArea, TextField } from '@guest/design-system';
import { readable } from '../../model/problems';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** What the one-line controls have in common. */
function useText(arranged: ArrangedField) {
  const { value, change, leave, autoComplete, props } = useCheckinField<string>(arranged);
  return {
    ...props,
    name: arranged.field.name,
    autoComplete,
    value,
    onBlur: leave,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
}

export function LineControl(arranged: ArrangedField) {
  return <TextField {...useText(arranged)} />;
}

export function PlateControl(arranged: ArrangedField) {
  return (
    <TextField {...useText(arranged)} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
  );
}

export function EmailControl(arranged: ArrangedField) {
  return <EmailField {...useText(arranged)} />;
}

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

export function LongTextControl(arranged: ArrangedField) {
  return <TextArea {...useText(arranged)} rows={5} />;
}
