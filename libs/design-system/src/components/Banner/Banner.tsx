import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';

export interface BannerProps extends NativeProps<'section'> {
  /** Name of the region. */
  'aria-label': string;
  /** Drawn before the words, 20 px. */
  icon?: IconSlot;
  /** A link or small button at the end. */
  action?: ReactNode;
  /** Called by the close button, which also needs `dismissLabel`. */
  onDismiss?: () => void;
  /** Name of the close button. */
  dismissLabel?: string;
}

const Root = styled.section`
  background: ${color.sunken};
  font-size: ${font.s};
  line-height: 1.4;
  && a {
    color: inherit;
  }
  ${media.forcedColors} {
    border-bottom: 1px solid;
  }
`;

const Inner = styled.div`
  display: flex;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  max-width: calc(1120px + 2 * ${space.gutter});
  min-height: 52px;
  margin-inline: auto;
  padding: 4px ${space.gutter};
  > button {
    margin-right: -10px;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  padding-block: ${space.s1};
`;

/** A message across the whole page: a closed pool, an offer, a demonstration. */
export function Banner({ icon, action, onDismiss, dismissLabel, children, ...rest }: BannerProps) {
  return (
    <Root {...rest}>
      <Inner>
        <IconSlotView icon={icon} size={20} />
        <Words>
          <p>{children}</p>
          {action}
        </Words>
        {onDismiss && dismissLabel && (
          <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
        )}
      </Inner>
    </Root>
  );
}
