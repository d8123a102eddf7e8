import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/generated/CheckIcon';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { oneOf } from '../../internal/oneOf';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { type Choice } from '../SelectField/SelectField';
import { Body, Card, Cards, Picture, Tick, Words } from './ChoiceCards.styles';

/** One card of `ChoiceCards`. */
export interface CardChoice extends Choice {
  note?: ReactNode;
  icon?: IconSlot;
  /** A picture above the words; beside them it is decoration. */
  picture?: { src: string; srcSet?: string; sizes?: string };
}

interface CommonProps {
  legend: ReactNode;
  options: readonly CardChoice[];
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isLegendHidden?: boolean;
  /** Cards side by side; words and pictures need one or two, faces and icons stand three. */
  columns?: 1 | 2 | 3;
  name?: string;
  disabled?: boolean;
  /** The group's id, where an error summary leads. */
  id?: string;
}

/** Properties of `ChoiceCards`: one value, or with `type="checkbox"` a list of them. */
export type ChoiceCardsProps = CommonProps &
  (
    | {
        type?: 'radio';
        value?: string;
        defaultValue?: string;
        onValueChange?: (value: string) => void;
      }
    | {
        type: 'checkbox';
        value?: readonly string[];
        defaultValue?: readonly string[];
        onValueChange?: (value: string[]) => void;
      }
  );

const columnCounts = [1, 2, 3] as const;

/** Choices as cards with an icon or a picture: one of them, or as many as wished. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, options, marker, hint, error, isLegendHidden, columns = 1, name, disabled, id } = props;
  const ownName = useId();
  const type = props.type ?? 'radio';
  return (
    <FieldGroup {...{ legend, marker, hint, error, isLegendHidden, id }} gap={0}>
      <Cards data-columns={oneOf(columnCounts, columns, 1)} data-type={type}>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              type={type}
              name={name ?? ownName}
              value={option.value}
              disabled={disabled || option.disabled}
              aria-invalid={error ? true : undefined}
              {...stateOf(props, option.value)}
            />
            {option.picture && (
              <Picture>
                <img {...option.picture} alt="" loading="lazy" decoding="async" />
              </Picture>
            )}
            <Body data-bare={!option.icon}>
              <IconSlotView icon={option.icon} size={28} />
              <Words>
                {option.label}
                {option.note && <small>{option.note}</small>}
              </Words>
              <Tick>
                <CheckIcon size={16} />
              </Tick>
            </Body>
          </Card>
        ))}
      </Cards>
    </FieldGroup>
  );
}

function stateOf(props: ChoiceCardsProps, value: string) {
  if (props.type === 'checkbox') {
    const { value: given, defaultValue, onValueChange } = props;
    return {
      ...(given ? { checked: given.includes(value) } : { defaultChecked: defaultValue?.includes(value) }),
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        onValueChange?.(given ? toggled(given, value) : tickedBeside(event.currentTarget));
      },
    };
  }
  const { value: given, defaultValue, onValueChange } = props;
  return {
    ...(given === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === value }
      : { checked: given === value }),
    onChange: () => onValueChange?.(value),
  };
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/* Where the form keeps the ticks, the boxes themselves know them. */
const tickedBeside = (box: HTMLInputElement) =>
  [...(box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    .filter((other) => other.name === box.name)
    .map((other) => other.value);
