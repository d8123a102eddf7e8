import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, motion, radius, shadow } from '../../theme/tokens';

const variants = ['plain', 'plate', 'overlay'] as const;

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children'> {
  /** Name of the button, for screen readers. */
  label: string;
  icon: IconSlot;
  /** Without a frame, on a plate with a shadow (over pictures), or light (over dark pictures). */
  variant?: (typeof variants)[number];
  /** Makes it a toggle button: favourite, filter. */
  isPressed?: boolean;
  href?: string;
  target?: string;
  rel?: string;
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 44px;
  height: 44px;
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
      background: ${color.sunken};
    }
    &[data-variant='overlay']:hover {
      background: rgb(255 255 255 / 0.14);
    }
  }
  &:active {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  /* A bar that has no picture below it takes the plates away. */
  &[data-variant='plate'] {
    background: var(--ds-plate, ${color.surface});
    box-shadow: var(--ds-plate-shadow, ${shadow});
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    color: ${color.primary};
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
export function IconButton({ label, icon, variant, isPressed, href, ...rest }: IconButtonProps) {
  const link = useLinkComponent();
  return (
    <Root
      {...(href === undefined ? { type: 'button' as const } : { href })}
      {...rest}
      as={href === undefined ? 'button' : link}
      aria-label={label}
      aria-pressed={isPressed}
      data-variant={oneOf(variants, variant, 'plain')}
    >
      <IconSlotView icon={icon} size={24} />
    </Root>
  );
}
