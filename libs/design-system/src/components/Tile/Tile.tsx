import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { cardFrame, mutedXs } from '../../internal/styles';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, motion, space } from '../../theme/tokens';

export interface TileProps extends Omit<NativeProps<'a'>, 'title' | 'children'> {
  /** The address. */
  href: string;
  /** The name of the entry, one or two words. */
  title: ReactNode;
  /** One short line below the name. */
  description?: ReactNode;
  /** Drawn above the name, 24 px. */
  icon?: IconSlot;
}

const Root = styled.a`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  min-height: 104px;
  padding: ${space.s4};
  ${cardFrame}
  transition:
    background ${motion.feedback},
    border-color ${motion.feedback};
  > svg {
    color: ${color.primaryInk};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.primarySoft2};
      background: ${color.primarySoft};
    }
  }
  &:active {
    background: ${color.primarySoft};
  }
  ${media.lg} {
    min-height: 112px;
  }
  @media (width < 360px) {
    padding-inline: ${space.s3};
  }
`;

const Name = styled.b`
  display: block;
  line-height: 1.25;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  display: block;
  margin-top: 2px;
  ${mutedXs}
  line-height: 1.35;
`;

/** A large link of the home screen: icon, name and one line of description. */
export function Tile({ title, description, icon, ...rest }: TileProps) {
  const link = useLinkComponent();
  return (
    <Root {...rest} as={link}>
      <IconSlotView icon={icon} size={24} />
      <span>
        <Name>{title}</Name>
        {description && <Description>{description}</Description>}
      </span>
    </Root>
  );
}
