import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { softTones } from '../../theme/softTones';
import { color, font, radius } from '../../theme/tokens';

/** Tones of badges and notices. */
export const tones = ['neutral', 'brand', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

export interface BadgeProps extends NativeProps<'span'> {
  /** The colours: a state, or `brand` for something new. Default: `neutral`. */
  tone?: Tone;
  /** Drawn before the words, 16 px. */
  icon?: IconSlot;
  /** A dot before the words, for a state that holds right now. */
  hasDot?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: 5px;
  align-items: center;
  max-width: 100%;
  min-height: 24px;
  padding: 2px 8px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  ${mutedXs}
  font-weight: ${font.semibold};
  line-height: 1.3;
  white-space: nowrap;
  ${softTones}
  &[data-dot='true']::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  ${media.largeText} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.forcedColors} {
    outline: 1px solid;
  }
`;

/** A short state in words, with an optional icon. */
export function Badge({ tone: wanted, icon, hasDot = false, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={oneOf(tones, wanted, 'neutral')} data-dot={hasDot}>
      <IconSlotView icon={icon} size={16} />
      {children}
    </Root>
  );
}
