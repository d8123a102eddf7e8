import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ServiceIcon } from '../../../icons/generated/ServiceIcon';
import { type NativeProps } from '../../../internal/native';
import { mutedS, mutedXs, tabularFigures } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color, font, radius, space } from '../../../theme/tokens';
import { Mark } from '../Field/Mark';
import { Picture } from '../../Picture/Picture';

export interface OptionRowProps extends Omit<NativeProps<'input'>, 'type' | 'children'> {
  /** `radio` for one of a group, which shares a `name`; `checkbox` for any number. */
  type: 'radio' | 'checkbox';
  /** The name of the choice. */
  label: ReactNode;
  /** A decorative square picture before the label. An empty text reserves its place. */
  picture?: string;
  /** Allergens or ingredients. */
  note?: ReactNode;
  /** The formatted price: "included", "+ €2.00". */
  price?: ReactNode;
  /** A `NumberStepper`, for a chosen item with a quantity. */
  stepper?: ReactNode;
  /** Content below the row: `ChoiceChips`. */
  children?: ReactNode;
}

/* One styled element per row, because cards have dozens. Sibling rules are faster than :has(). */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s3};
  align-items: center;
  > label {
    display: flex;
    flex: 1;
    gap: ${space.s3};
    align-items: center;
    min-width: 0;
    min-height: 48px;
    padding: 6px 0;
    cursor: pointer;
    ${media.largeText} {
      flex-wrap: wrap;
    }
  }
  [data-part='picture'] {
    flex: none;
    width: 44px;
    overflow: hidden;
    border-radius: ${radius.inner};
    /* Hidden on the smallest screens, which need the room for text. */
    @media (max-width: 359.98px) {
      display: none;
    }
  }
  [data-part='words'] {
    flex: 1;
    min-width: 0;
  }
  [data-part='name'] {
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  [data-part='note'] {
    display: block;
    ${mutedXs}
    line-height: 1.35;
  }
  [data-part='price'] {
    ${mutedS}
    ${tabularFigures}
    white-space: nowrap;
    ${media.largeText} {
      flex-basis: 100%;
      padding-left: 36px;
      white-space: normal;
    }
  }
  > label > input:checked {
    ~ [data-part='words'] > [data-part='name'] {
      font-weight: ${font.semibold};
    }
    ~ [data-part='price'] {
      color: ${color.text};
    }
  }
  > label > input:disabled ~ * {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  /* Beside the row, but below it on phones, so that the name stays on one line. */
  > [data-part='stepper'] {
    flex: none;
    ${media.mobile} {
      display: flex;
      flex-basis: 100%;
      justify-content: flex-end;
      padding-bottom: 10px;
    }
  }
  > [data-part='below'] {
    flex-basis: 100%;
    min-width: 0;
    padding: 2px 0 14px 36px;
    ${media.largeText} {
      padding-left: 0;
    }
  }
`;

/** One choice: radio or checkbox, label, note and price. */
export function OptionRow({
  type,
  label,
  picture,
  note,
  price,
  stepper,
  children,
  ...input
}: OptionRowProps) {
  return (
    <Root>
      <label>
        <Mark {...input} type={type} />
        {picture !== undefined && (
          <span data-part="picture">
            <Picture src={picture} alt="" ratio="1:1" sizes="44px" fallback={<ServiceIcon size={20} />} />
          </span>
        )}
        <span data-part="words">
          <span data-part="name">{label}</span>
          {note && <small data-part="note">{note}</small>}
        </span>
        {price && <span data-part="price">{price}</span>}
      </label>
      {stepper && <div data-part="stepper">{stepper}</div>}
      {children && <div data-part="below">{children}</div>}
    </Root>
  );
}
