import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { media } from '../../theme/media';
import { radius } from '../../theme/tokens';
import { Picture, type PictureSource } from '../Picture/Picture';
import { type NativeProps } from '../../internal/native';

export interface RowMediaProps extends PictureSource, Omit<NativeProps<'span'>, 'children'> {
  /** Shown on the hotel's gradient when there is no picture. */
  icon?: IconSlot;
  /** Loads the picture at once, for a row in the first view. */
  isEager?: boolean;
}

const Root = styled.span`
  display: block;
  flex: none;
  width: 92px;
  @media (max-width: 359.98px) {
    width: 64px;
  }
  /* Stands above the text. */
  ${media.largeText} {
    width: 5rem;
    :has(> &&&) {
      flex-flow: column;
      align-items: flex-start;
    }
  }
  overflow: hidden;
  border-radius: ${radius.inner};
`;

/** The small picture of a row, or an icon on the hotel's gradient. */
export function RowMedia({
  icon,
  src,
  srcSet,
  sizes = '(max-width: 17em) 5rem, 92px',
  alt,
  isEager,
  ...rest
}: RowMediaProps) {
  return (
    <Root {...rest}>
      <Picture
        {...{ src, srcSet, alt, isEager, sizes }}
        ratio="4:3"
        fallback={<IconSlotView icon={icon} size={24} />}
      />
    </Root>
  );
}
