import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, layer, motion, radius, shadow, space } from '../../theme/tokens';
import { useReadsOn } from './useReadsOn';

/** Properties of `FloatingButton`. */
export interface FloatingButtonProps extends Omit<NativeProps<'a'>, 'children'> {
  /** Where it leads, for those who cannot see the icon. */
  label: string;
  icon: IconSlot;
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
  border-radius: ${radius.pill};
  background: ${color.primary};
  box-shadow: ${shadow};
  color: ${color.onPrimary};
  ${media.hover} {
    &:hover {
      background: ${color.primaryHover};
    }
  }
  /* It never lies on the tabs of phones; beside a form's action it has a place of its own, quieter than the action. */
  ${media.mobile} {
    html:has([data-bottom-bar]) & {
      bottom: calc(${bar.tabs} + ${space.s3} + ${bar.safe});
    }
    html:has([data-action-bar]) & {
      bottom: calc(${space.s3} + ${bar.safe});
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
      background: ${color.surface};
      box-shadow: none;
      color: ${color.primaryInk};
    }
    /* As high as the action beside a sum. */
    html:has([data-action-bar][data-layout='row'][data-plain='false']) & {
      width: 48px;
      height: 48px;
    }
  }
  /* The foot of a summary lies there; on phones it is the action's own bar. */
  @media (min-width: 720px) and (max-width: 991.98px) {
    html:has([data-summary-card]) & {
      bottom: calc(8.5rem + ${bar.safe});
    }
  }
  html[data-frame='phone']:has([data-bottom-bar]) & {
    bottom: calc(${bar.tabs} + ${space.s3} + ${bar.safe});
  }
  /* Where it would cover what is read, it leaves: on small screens, and while somebody types or reads on. */
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
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/**
 * One way that is always at hand, over the end of the page. On phones it steps aside while somebody reads on or types,
 * and comes back with the first move upwards, at the end of the page and for the keyboard's focus. Where there is an
 * `ActionBar` it stands in it: over a form it would cover what is to be answered.
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
