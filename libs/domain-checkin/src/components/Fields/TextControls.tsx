import { EmailField, TextArea, TextField } from '@guest/design-system';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** The shared properties of the one-line controls. */
function useText(arranged: ArrangedField) {
  const { value, change, onBlur, autoComplete, props } = useCheckinField<string>(arranged);
  return {
    ...props,
    name: arranged.field.name,
    autoComplete,
    value,
    onBlur,
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

export function LongTextControl(arranged: ArrangedField) {
  return <TextArea {...useText(arranged)} rows={5} />;
}
