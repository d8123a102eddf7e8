import { useState } from 'react';
import { styled } from 'styled-components';
import { UserIcon } from '../../icons/generated/UserIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { color, font, radius } from '../../theme/tokens';
import { initialsOf } from './initialsOf';

/** 32, 44 and 64 px. */
export const avatarSizes = ['s', 'm', 'l'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** Properties of `Avatar`. */
export interface AvatarProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Whose it is; its initials stand in for a missing picture. */
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** Something about them is still to be told: a dashed outline. */
  isUnfinished?: boolean;
  /** The name stands beside it, so it is not said twice. */
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
  background: ${color.primarySoft};
  color: ${color.primaryInk};
  font-size: ${font.s};
  font-weight: ${font.semibold};
  letter-spacing: 0.02em;
  line-height: 1;
  &[data-size='s'] {
    width: 32px;
    height: 32px;
    font-size: ${font.xs};
  }
  &[data-size='l'] {
    width: 64px;
    height: 64px;
    font-size: ${font.l};
  }
  &[data-unfinished='true'] {
    border: 1px dashed ${color.lineStrong};
    background: none;
    color: ${color.textMuted};
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A person: picture, else initials, else a neutral figure. */
export function Avatar({
  name,
  src,
  size,
  isUnfinished = false,
  isDecorative = false,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const initials = initialsOf(name);
  const hasPicture = Boolean(src) && src !== failedSrc;
  const naming = isDecorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...rest} {...naming} data-size={oneOf(avatarSizes, size, 'm')} data-unfinished={isUnfinished}>
      {hasPicture && src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      ) : (
        initials || <UserIcon size={20} />
      )}
    </Root>
  );
}
