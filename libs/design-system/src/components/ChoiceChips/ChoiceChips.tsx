import { useId } from 'react';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { radioOf, type RadioChoicesProps } from '../Segmented/Segmented';
import { Chips, Face } from './ChoiceChips.styles';

/** A few short choices as chips: how the eggs are cooked, which hour. */
export function ChoiceChips({
  legend,
  options,
  hint,
  error,
  marker,
  isLegendHidden,
  id,
  value,
  defaultValue,
  onChange,
  onValueChange,
  name,
  ...input
}: RadioChoicesProps) {
  const ownName = useId();
  return (
    <FieldGroup {...{ legend, hint, error, marker, isLegendHidden, id }} gap={0}>
      <Chips>
        {options.map((choice) => (
          <label key={choice.value}>
            <input
              {...input}
              {...radioOf(choice, { value, defaultValue, onChange, onValueChange, name }, ownName)}
              aria-invalid={error ? true : undefined}
            />
            <Face>{choice.label}</Face>
          </label>
        ))}
      </Chips>
    </FieldGroup>
  );
}
