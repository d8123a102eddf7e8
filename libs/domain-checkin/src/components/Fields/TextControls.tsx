import { EmailField, TextArea, TextField } from '@guest/design-system';
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

export function LongTextControl(arranged: ArrangedField) {
  return <TextArea {...useText(arranged)} rows={5} />;
}
