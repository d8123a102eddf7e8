import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { looks } from '../../internal/styles';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, motion, radius, shadow } from '../../theme/tokens';
import { buttonSizes, type ButtonSize } from '../Button/Button';

const iconPixels: Record<ButtonSize, number> = { xs: 18, s: 20, m: 24, l: 26, xl: 28 };
const variants = ['plain', 'plate', 'overlay'] as const;

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children'> {
  /** Name of the button, for screen readers. */
  label: string;
  /** What it shows. */
  icon: IconSlot;
  /** Without a frame, on a plate with a shadow (over pictures), or light (over dark pictures). */
  variant?: (typeof variants)[number];
  /** Makes it a toggle button: favourite, filter. */
  isPressed?: boolean;
  /** 32, 36, 44 (default), 48 or 56 px. The touch target is at least 44 px. */
  size?: ButtonSize;
  /** Renders a link that looks like this button. */
  href?: string;
  /** Of the link: `_blank` for a new tab. */
  target?: string;
  /** Of the link. */
  rel?: string;
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  position: relative;
  place-items: center;
  min-width: 44px;
  height: 44px;
  ${looks('size', {
    xs: 'min-width: 32px; height: 32px',
    s: 'min-width: 36px; height: 36px',
    l: 'min-width: 48px; height: 48px',
    xl: 'min-width: 56px; height: 56px',
  })}
  &[data-size='xs']::after,
  &[data-size='s']::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: 44px;
    height: 44px;
    translate: -50% -50%;
  }
  /* Text in place of an icon grows with the guest's text size. */
  padding: 0 4px;
  line-height: 1;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.feedback};
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
    &[data-variant='overlay']:hover {
      background: rgb(255 255 255 / 0.14);
    }
  }
  &:active {
    background: ${color.tintActive};
  }
  &[data-variant='overlay']:active {
    background: rgb(255 255 255 / 0.22);
  }
  /* A bar that has no picture below it takes the plates away. */
  &[data-variant='plate'] {
    background: var(--ds-plate, ${color.surface});
    box-shadow: var(--ds-plate-shadow, ${shadow});
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    color: ${color.primaryEdge};
    svg {
      fill: currentColor;
    }
  }
  &[data-variant='overlay']:focus-visible {
    outline-color: #fff;
  }
  /* Keeps such text smaller than the hotel's name beside it. */
  ${media.largeText} {
    font-size: 0.62rem;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: ${color.textMuted};
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

/** A button that shows only an icon. */
export function IconButton({ label, icon, variant, isPressed, size, href, ...rest }: IconButtonProps) {
  const link = useLinkComponent();
  const shownSize = oneOf(buttonSizes, size, 'm');
  return (
    <Root
      {...(href === undefined ? { type: 'button' as const } : { href })}
      {...rest}
      as={href === undefined ? 'button' : link}
      aria-label={label}
      aria-pressed={isPressed}
      data-variant={oneOf(variants, variant, 'plain')}
      data-size={shownSize}
    >
      <IconSlotView icon={icon} size={iconPixels[shownSize]} />
    </Root>
  );
}
