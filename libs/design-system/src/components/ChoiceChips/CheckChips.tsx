import { useId } from 'react';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { type RadioChoicesProps } from '../Segmented/Segmented';
import { Chips, Face } from './ChoiceChips.styles';

/** Properties of `CheckChips`. */
export interface CheckChipsProps extends Pick<
  RadioChoicesProps,
  'legend' | 'options' | 'hint' | 'error' | 'marker' | 'isLegendHidden' | 'id' | 'name'
> {
  /** What is taken, in the order in which it was. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** Short choices as chips, as many of them as wished: what is wrong, and where. */
export function CheckChips({ options, value, onValueChange, name, ...group }: CheckChipsProps) {
  const ownName = useId();
  const toggle = (choice: string) =>
    onValueChange(value.includes(choice) ? value.filter((other) => other !== choice) : [...value, choice]);
  return (
    <FieldGroup {...group} gap={0}>
      <Chips>
        {options.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              name={name ?? ownName}
              value={choice.value}
              disabled={choice.disabled}
              checked={value.includes(choice.value)}
              aria-invalid={group.error ? true : undefined}
              onChange={() => toggle(choice.value)}
            />
            <Face>{choice.label}</Face>
          </label>
        ))}
      </Chips>
    </FieldGroup>
  );
}
