import { type ReactNode } from 'react';
import { CheckIcon } from '../../../icons/generated/CheckIcon';
import { IconSlotView, type IconSlot } from '../../../icons/IconSlot';
import { oneOf } from '../../../internal/oneOf';
import { useChoices, type Choice, type ChoicesProps } from '../Field/useChoices';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { Body, Card, Cards, Tick, Words } from './ChoiceCards.styles';

const columnCounts = [1, 2, 3] as const;

/** One card of `ChoiceCards`. */
export interface CardChoice extends Choice {
  /** One muted line below the label. */
  note?: ReactNode;
  /** Drawn before or above the label, 28 px. */
  icon?: IconSlot;
}

export type ChoiceCardsProps = ChoicesProps<CardChoice> & {
  /** Cards side by side. Labels need one or two columns; faces and icons fit in three. */
  columns?: (typeof columnCounts)[number];
};

/** Choices as cards with an icon: one of them, or several with `type="checkbox"`. */
export function ChoiceCards({ options, columns, ...props }: ChoiceCardsProps) {
  const { group, inputOf } = useChoices(props);
  return (
    <FieldGroup {...group}>
      <Cards data-columns={oneOf(columnCounts, columns, 1)} data-type={props.type ?? 'radio'}>
        {options.map((option) => (
          <Card key={option.value}>
            <input {...inputOf(option)} />
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
