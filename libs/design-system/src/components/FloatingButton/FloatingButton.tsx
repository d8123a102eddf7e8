import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, layer, radius, shadow, space } from '../../theme/tokens';

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
  /* It never lies on the bars of phones. */
  ${media.mobile} {
    html:has([data-bottom-bar]) & {
      bottom: calc(${bar.tabs} + ${space.s3} + ${bar.safe});
    }
    html:has([data-action-bar]) & {
      bottom: calc(8.5rem + ${bar.safe});
    }
  }
  ${media.belowLg} {
    html:has([data-summary-card]) & {
      bottom: calc(8.5rem + ${bar.safe});
    }
  }
  html[data-frame='phone']:has([data-bottom-bar]) & {
    bottom: calc(${bar.tabs} + ${space.s3} + ${bar.safe});
  }
  /* Where it would cover what is read, it leaves. */
  @media (max-width: 17em), (max-height: 22em) {
    display: none;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** One way that is always at hand, over the end of the page. */
export function FloatingButton({ label, icon, ...rest }: FloatingButtonProps) {
  const link = useLinkComponent();
  return (
    <Root as={link} {...rest} aria-label={label} data-floating-button="">
      <IconSlotView icon={icon} size={24} />
    </Root>
  );
}
