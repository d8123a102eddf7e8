import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { softTones } from '../../theme/softTones';
import { color, font, space } from '../../theme/tokens';
import { tones, type Tone } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';

/** Properties of `Banner`. */
export interface BannerProps extends NativeProps<'section'> {
  /** Names the region. */
  'aria-label': string;
  tone?: Tone;
  icon?: IconSlot;
  /** A link or small button at the end. */
  action?: ReactNode;
  /** With its label there is a button that closes it. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

const Root = styled.section`
  background: ${color.sunken};
  font-size: ${font.s};
  line-height: 1.4;
  ${softTones}
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
export function Banner({ tone, icon, action, onDismiss, dismissLabel, children, ...rest }: BannerProps) {
  return (
    <Root {...rest} data-tone={oneOf(tones, tone, 'neutral')}>
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
