import { useId, type ChangeEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, radius } from '../../theme/tokens';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { type Choice } from '../SelectField/SelectField';

/** What a group of radios takes; native properties go to every radio, so `register` of a form library fits. */
export interface RadioChoicesProps extends Omit<
  NativeProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'id'
> {
  legend: ReactNode;
  options: readonly Choice[];
  /** The chosen value, when the caller keeps it. */
  value?: string;
  /** The first value, when the form keeps it. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  marker?: ReactNode;
  isLegendHidden?: boolean;
  /** The group's id, where an error summary leads. */
  id?: string;
}

/** The properties of one radio of a group. */
export function radioOf(
  choice: Choice,
  { value, defaultValue, onChange, onValueChange, name }: Partial<RadioChoicesProps>,
  fallbackName: string,
) {
  return {
    type: 'radio',
    name: name ?? fallbackName,
    value: choice.value,
    disabled: choice.disabled,
    ...(value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === choice.value }
      : { checked: value === choice.value }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(event.currentTarget.value);
    },
  };
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-invalid='true'] {
    border: 2px solid ${color.danger};
  }
  /* Hairlines between parts, whether beside or below each other: a part's shadow fills the gap before it. */
  > label {
    position: relative;
    flex: 1 1 0;
    min-width: min-content;
    box-shadow: 0 0 0 1px ${color.line};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  ${media.largeText} {
    > label {
      flex-basis: 100%;
    }
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  min-height: 46px;
  height: 100%;
  padding: 4px 8px;
  font-size: ${font.s};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: break-word;
  :checked + & {
    border-radius: calc(${radius.control} - 1px);
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 2px ${color.primary};
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  :disabled + & {
    color: ${color.textMuted};
  }
  ${media.forcedColors} {
    :checked + & {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Two to four choices side by side, one of them taken. */
export function Segmented({
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
      <Root data-invalid={Boolean(error)}>
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
      </Root>
    </FieldGroup>
  );
}
