import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ServiceIcon } from '../../icons/generated/ServiceIcon';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';
import { Mark } from '../Field/Mark';
import { Picture } from '../Picture/Picture';

/** Properties of `OptionRow`. */
export interface OptionRowProps extends Omit<NativeProps<'input'>, 'type' | 'children'> {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  /** A small square picture before the words; decoration, whatever it shows has a name beside it. Empty it keeps its place among others that have one. */
  picture?: string;
  /** Allergens, what is inside. */
  note?: ReactNode;
  /** Written out: "included", "+ €2.00". */
  price?: ReactNode;
  /** A `NumberStepper` beside, for a chosen item that has a quantity. */
  stepper?: ReactNode;
  /** Precisions under the row, e.g. `ChoiceChips`. */
  children?: ReactNode;
}

/* One styled element beside the mark: a menu card holds dozens of rows. Sibling rules instead of :has() keep a tick cheap. */
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
    /* The smallest screens have room for the words. */
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
    color: ${color.textMuted};
    font-size: ${font.xs};
    line-height: 1.35;
  }
  [data-part='price'] {
    color: ${color.textMuted};
    font-size: ${font.s};
    font-variant-numeric: tabular-nums lining-nums;
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
  /* Beside the row where there is room; on phones below it, so that the name keeps its line. */
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

/** One choice: a mark, a name, what it costs. */
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
