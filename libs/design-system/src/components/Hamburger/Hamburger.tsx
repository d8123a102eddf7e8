import { styled } from 'styled-components';
import { hint } from '../../internal/hint';
import { type NativeProps } from '../../internal/native';
import { bareButton } from '../../internal/styles';
import { useOwnOrGiven } from '../../internal/useOwnOrGiven';
import { color as colors, font, motion, space } from '../../theme/tokens';

/** Widths of the drawn bars, in pixels; the touch target is never under 44. */
export const hamburgerSizes = { min: 12, max: 48, default: 32 } as const;

/** Properties of `Hamburger`. */
export interface HamburgerProps extends Omit<NativeProps<'button'>, 'children' | 'onToggle' | 'color'> {
  /** Names the button. Screen readers hear its state apart, so the name stays the same. */
  label: string;
  /** The parent's state; without it the button keeps its own. */
  isOpen?: boolean;
  /** Reports the new state after a press. */
  onToggle?: (isOpen: boolean) => void;
  /** 12 to 48 px. Default: 32. */
  size?: number;
  /** Colour of the bars. Default: that of the text around. */
  color?: string;
  /** Shows the label beside the bars. */
  hasLabel?: boolean;
}

const Root = styled.button`
  ${bareButton}
  display: inline-grid;
  grid-auto-flow: column;
  gap: ${space.s2};
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  font-weight: ${font.semibold};
  font-size: ${font.s};
  &:disabled {
    color: ${colors.textMuted};
    cursor: not-allowed;
  }
  path {
    transform-origin: center;
    transition:
      transform 0.4s ${motion.easeOut},
      opacity 0.4s ${motion.easeOut};
  }
  &[aria-expanded='true'] path:first-child {
    transform: translateY(6px) rotate(45deg);
  }
  &[aria-expanded='true'] path:nth-child(2) {
    opacity: 0;
    transform: scaleX(0);
  }
  &[aria-expanded='true'] path:last-child {
    transform: translateY(-6px) rotate(-45deg);
  }
`;

/** Keeps a size from data within what can be drawn. */
function barWidth(size: number | undefined): number {
  const { min, max, default: usual } = hamburgerSizes;
  if (size === undefined || size === null) return usual;
  if (typeof size === 'number' && Number.isFinite(size)) return Math.min(max, Math.max(min, size));
  hint(() => `Unknown hamburger size "${String(size)}"; showing ${usual}.`);
  return usual;
}

/** Three bars that turn into a cross in 0.4 s; toggles a panel. */
export function Hamburger({
  label,
  isOpen: given,
  onToggle,
  size,
  color,
  hasLabel = false,
  onClick,
  ...rest
}: HamburgerProps) {
  const [isOpen, setOpen] = useOwnOrGiven(given, false, onToggle);
  const pixels = barWidth(size);
  return (
    <Root
      type="button"
      {...rest}
      aria-label={hasLabel ? undefined : label}
      aria-expanded={isOpen}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!isOpen);
      }}
    >
      <svg
        viewBox="0 0 24 24"
        width={pixels}
        height={pixels}
        color={color}
        fill="none"
        stroke="currentColor"
        strokeWidth={pixels <= 16 ? 2 : 1.75}
        strokeLinecap="round"
        aria-hidden
        focusable="false"
      >
        <path d="M4 6h16" />
        <path d="M4 12h16" />
        <path d="M4 18h16" />
      </svg>
      {hasLabel && label}
    </Root>
  );
}
