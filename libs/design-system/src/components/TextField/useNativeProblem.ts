import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { type NativeProps } from '../../internal/native';

/**
 * Tells a date or time field's value with what the platform finds wrong about it. Leaving counts as well as typing: half a
 * date has an empty value all along, so it changes nothing that an input could announce.
 */
export function useNativeProblem<P>(
  { onChange, onBlur }: Pick<NativeProps<'input'>, 'onChange' | 'onBlur'>,
  problemOf: (validity: ValidityState) => P | undefined,
  onValueChange?: (value: string, problem?: P) => void,
) {
  const told = useRef<string>(undefined);
  const tell = ({ value, validity }: HTMLInputElement, isChange: boolean) => {
    const problem = problemOf(validity);
    const now = `${value} ${String(problem ?? '')}`;
    // Who only passes by an empty field has said nothing; who empties one has.
    const isSaid = isChange || told.current !== undefined || now !== ' ';
    if (now !== told.current && isSaid) onValueChange?.(value, problem);
    told.current = now;
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      tell(event.currentTarget, true);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event);
      tell(event.currentTarget, false);
    },
  };
}
