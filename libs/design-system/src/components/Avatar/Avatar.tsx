import { styled } from 'styled-components';
import { UserIcon } from '../../icons/generated/UserIcon';
import { type NativeProps } from '../../internal/native';
import { color, font, radius } from '../../theme/tokens';
import { initialsOf } from './initialsOf';

export interface AvatarProps extends Omit<NativeProps<'span'>, 'children'> {
  /** The person's name. */
  name: string;
  /** Draws a dashed outline for a person with missing data. */
  isUnfinished?: boolean;
  /** Hides the avatar from screen readers, when the name stands beside it. */
  isDecorative?: boolean;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.secondarySoft};
  color: ${color.primaryInk};
  font-size: ${font.s};
  font-weight: ${font.semibold};
  letter-spacing: 0.02em;
  line-height: 1;
  &[data-unfinished='true'] {
    border: 1px dashed ${color.lineStrong};
    background: none;
    color: ${color.textMuted};
  }
`;

/** The initials of a person, else a neutral figure. */
export function Avatar({ name, isUnfinished = false, isDecorative = false, ...rest }: AvatarProps) {
  const naming = isDecorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...rest} {...naming} data-unfinished={isUnfinished}>
      {initialsOf(name) || <UserIcon size={20} />}
    </Root>
  );
}
