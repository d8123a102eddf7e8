import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { type NativeProps } from '../../../internal/native';

/**
 * Reports the value of a native date or time field with its problem, on change and on blur: an incomplete date keeps
 * an empty value, so it fires no change event.
 */
export function useNativeProblem<P extends string>(
  { onChange, onBlur }: Pick<NativeProps<'input'>, 'onChange' | 'onBlur'>,
  badInput: P,
  onValueChange?: (value: string, problem?: P) => void,
) {
  const told = useRef<string>(undefined);
  const tell = ({ value, validity }: HTMLInputElement, isChange: boolean) => {
    const problem = validity.badInput ? badInput : undefined;
    const now = `${value} ${problem ?? ''}`;
    // Leaving an untouched empty field reports nothing.
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
