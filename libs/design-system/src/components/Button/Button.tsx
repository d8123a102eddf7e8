import { type ElementType, type MouseEvent, type ReactNode } from 'react';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { hint } from '../../internal/hint';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { Spinner } from '../Spinner/Spinner';
import { Label, Root } from './Button.styles';

/** From the main action of a screen to a text button. */
export const buttonHierarchies = ['primary', 'secondary', 'tertiary', 'quaternary'] as const;
export type ButtonHierarchy = (typeof buttonHierarchies)[number];

/** Heights of 32, 36, 44, 48 and 56 px; text and icon grow with them. The touch target is at least 44 px high. */
export const buttonSizes = ['xs', 's', 'm', 'l', 'xl'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** The stroke of an icon depends on its size, which the styles set. */
const iconPixels: Record<ButtonSize, number> = { xs: 16, s: 18, m: 20, l: 22, xl: 24 };

export interface ButtonProps extends NativeProps<'button'> {
  /** Rank of the action on its screen. Default: primary. */
  hierarchy?: ButtonHierarchy;
  /** Height, text and icon. Default: m. */
  size?: ButtonSize;
  /** Before the words, or alone in a square button. */
  iconLeft?: IconSlot;
  /** After the words: where the button leads. */
  iconRight?: IconSlot;
  /** Shows a spinner, keeps the width and ignores further presses. */
  isBusy?: boolean;
  /** The label while busy: "Sending…". */
  busyLabel?: ReactNode;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Renders a link that looks like a button. */
  href?: string;
  /** Of the link: `_blank` for a new tab. */
  target?: string;
  /** Of the link. */
  rel?: string;
  /** The link saves its file, under this name where it is a text. */
  download?: string | boolean;
}

/**
 * A button, or with `href` a link that looks like one. With an icon and no children it is square, and needs an
 * `aria-label`.
 */
export function Button({
  hierarchy,
  size,
  iconLeft,
  iconRight,
  isBusy = false,
  busyLabel,
  isFullWidth = false,
  href,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const link = useLinkComponent();
  const isLink = href !== undefined;
  const element: ElementType = isLink ? (disabled ? 'a' : link) : 'button';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const iconSize = iconPixels[oneOf(buttonSizes, size, 'm')];
  const isSquare = children === undefined || children === null;
  if (isSquare && !rest['aria-label'] && !rest['aria-labelledby']) {
    hint(() => 'A button that shows only an icon needs an aria-label.');
  }
  return (
    <Root
      {...(isLink ? { href: disabled ? undefined : href } : { type: 'button' as const, disabled })}
      {...rest}
      {...(isLink && disabled ? { role: 'link', 'aria-disabled': true } : undefined)}
      as={element}
      data-hierarchy={oneOf(buttonHierarchies, hierarchy, 'primary')}
      data-size={oneOf(buttonSizes, size, 'm')}
      data-full={isFullWidth}
      data-square={isSquare || undefined}
      data-disabled={disabled}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      <Label data-kept="" aria-hidden={(isBusy && busyLabel !== undefined) || undefined}>
        <IconSlotView icon={iconLeft} size={iconSize} />
        {children}
        <IconSlotView icon={iconRight} size={iconSize} />
      </Label>
      {isBusy && (
        <Label>
          <Spinner size="s" />
          {busyLabel}
        </Label>
      )}
    </Root>
  );
}
