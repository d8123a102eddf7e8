import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { controlFrame, forcedBorder } from '../../internal/styles';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, layer, motion, radius, shadow, space } from '../../theme/tokens';
import { useReadsOn } from './useReadsOn';

export interface FloatingButtonProps extends Omit<NativeProps<'a'>, 'children'> {
  /** Name of the link, for screen readers. */
  label: string;
  /** Drawn in the middle, 24 px. */
  icon: IconSlot;
  /** Where the button leads: usually a `tel:` address. */
  href: string;
}

const Root = styled.a`
  position: fixed;
  z-index: ${layer.bar};
  right: ${space.gutter};
  bottom: calc(${space.s4} + ${bar.safe});
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 2px solid ${color.primaryEdge};
  border-radius: ${radius.pill};
  background: ${color.primary};
  box-shadow: ${shadow};
  color: ${color.onPrimary};
  ${media.hover} {
    &:hover {
      background: ${color.primaryHover};
    }
  }
  /* Stands above the tab bar of phones. In an action bar it stands beside the action, in a quieter look. */
  ${media.mobile} {
    html:has([data-bottom-bar]) & {
      bottom: calc(${bar.tabs} + ${space.s3} + ${bar.safe});
    }
    html:has([data-action-bar]) & {
      bottom: calc(${space.s3} + ${bar.safe});
      ${controlFrame}
      box-shadow: none;
      color: ${color.primaryInk};
    }
    /* As high as the action beside a total. */
    html:has([data-action-bar][data-layout='row'][data-plain='false']) & {
      width: 48px;
      height: 48px;
    }
  }
  /* Stands above the action bar of a summary card. */
  @media (min-width: 720px) and (max-width: 991.98px) {
    html:has([data-summary-card]) & {
      bottom: calc(8.5rem + ${bar.safe});
    }
  }
  /* Hidden on small screens, and on phones while the guest types or scrolls down: it would cover content. */
  @media (max-width: 17em), (max-height: 22em) {
    display: none;
  }
  @media (max-width: 359.98px) {
    html:not(:has([data-action-bar])) & {
      width: 48px;
      height: 48px;
    }
  }
  transition:
    opacity ${motion.feedback},
    scale ${motion.feedback};
  ${media.mobile} {
    html:not(:has([data-action-bar])) &[data-away='true']:not(:focus-visible),
    html:not(:has([data-action-bar])):has(:is(input:not([type='checkbox'], [type='radio']), textarea):focus)
      &:not(:focus-visible) {
      scale: 0.6;
      opacity: 0;
      pointer-events: none;
    }
  }
  ${forcedBorder}
`;

/**
 * A link in the corner of the window. On phones it hides while the guest types or scrolls down, and shows again when
 * the guest scrolls up, at the end of the page and on keyboard focus. On pages with an `ActionBar` it stands inside
 * the bar, where it does not cover the form.
 */
export function FloatingButton({ label, icon, ...rest }: FloatingButtonProps) {
  const link = useLinkComponent();
  const isAway = useReadsOn();
  return (
    <Root as={link} {...rest} aria-label={label} data-floating-button="" data-away={isAway}>
      <IconSlotView icon={icon} size={24} />
    </Root>
  );
}
