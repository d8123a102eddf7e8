import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, font, motion, radius, space } from '../../theme/tokens';

/** Properties of `Tile`. */
export interface TileProps extends Omit<NativeProps<'a'>, 'title' | 'children'> {
  href: string;
  title: ReactNode;
  description?: ReactNode;
  icon?: IconSlot;
}

const Root = styled.a`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  min-height: 104px;
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
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
`;

const Name = styled.b`
  display: block;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  display: block;
  margin-top: 2px;
  color: ${color.textMuted};
  font-size: ${font.xs};
  line-height: 1.35;
`;

/** A large entry of the home screen: icon, short name, one line of sense. */
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
