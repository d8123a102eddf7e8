import { useChoices, type ChoicesProps } from '../Field/useChoices';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { Chips, Face } from './ChoiceChips.styles';

/** Short choices as chips: one of them, or several with `type="checkbox"`. */
export function ChoiceChips({ options, ...props }: ChoicesProps) {
  const { group, inputOf } = useChoices(props);
  return (
    <FieldGroup {...group}>
      <Chips>
        {options.map((choice) => (
          <label key={choice.value}>
            <input {...inputOf(choice)} />
            <Face>{choice.label}</Face>
          </label>
        ))}
      </Chips>
    </FieldGroup>
  );
}
