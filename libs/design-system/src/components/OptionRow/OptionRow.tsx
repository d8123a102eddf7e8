import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';
import { Mark } from '../Field/Mark';

/** Properties of `OptionRow`. */
export interface OptionRowProps extends Omit<NativeProps<'input'>, 'type' | 'children'> {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  /** Allergens, what is inside. */
  note?: ReactNode;
  /** Written out: "included", "+ €2.00". */
  price?: ReactNode;
  /** A `NumberStepper` beside, for a chosen item that has a quantity. */
  stepper?: ReactNode;
  /** Precisions under the row, e.g. `ChoiceChips`. */
  children?: ReactNode;
}

const Root = styled.div``;

const Line = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  ${media.mobile} {
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

const Label = styled.label`
  display: grid;
  flex: 1;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
  min-width: 0;
  min-height: 48px;
  padding: 6px 0;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  ${media.largeText} {
    grid-template-columns: 24px minmax(0, 1fr);
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
  line-height: 1.35;
  :has(:checked) > * > & {
    font-weight: ${font.semibold};
  }
`;

const Note = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.xs};
  line-height: 1.35;
`;

const Amount = styled.span`
  color: ${color.textMuted};
  font-size: ${font.s};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  :has(:checked) > & {
    color: ${color.text};
  }
  ${media.largeText} {
    grid-column: 2;
    white-space: normal;
  }
`;

/* Beside the row where there is room; on phones below it, so that the name keeps its line. */
const Stepper = styled.div`
  flex: none;
  ${media.mobile} {
    display: flex;
    flex-basis: 100%;
    justify-content: flex-end;
    padding-bottom: 10px;
  }
`;

const Below = styled.div`
  padding: 2px 0 14px 36px;
  ${media.largeText} {
    padding-left: 0;
  }
`;

/** One choice: a mark, a name, what it costs. */
export function OptionRow({ type, label, note, price, stepper, children, ...input }: OptionRowProps) {
  return (
    <Root>
      <Line>
        <Label>
          <Mark {...input} type={type} />
          <span>
            <Name>{label}</Name>
            {note && <Note>{note}</Note>}
          </span>
          {price && <Amount>{price}</Amount>}
        </Label>
        {stepper && <Stepper>{stepper}</Stepper>}
      </Line>
      {children && <Below>{children}</Below>}
    </Root>
  );
}
