import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, motion, radius, shadow } from '../../theme/tokens';

const variants = ['plain', 'plate', 'overlay'] as const;

/** Properties of `IconButton`. */
export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  icon: IconSlot;
  /** Bare, on a lifted plate (over pictures), or tinted for dark pictures. */
  variant?: (typeof variants)[number];
  /** A button that stays pressed: favourite, filter. */
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
  /* Words in place of an icon grow with the guest's text. */
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
  &[data-variant='plate'] {
    background: ${color.surface};
    box-shadow: ${shadow};
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
  /* The same: not larger than the hotel's name beside it. */
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

/** A button that is only an icon, with a name. */
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
