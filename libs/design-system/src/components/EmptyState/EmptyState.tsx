import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';
import { Title, type TitleLevel } from '../Title/Title';

const markTones = ['brand', 'danger', 'success'] as const;
const sizes = ['screen', 'part'] as const;

export interface EmptyStateProps extends Omit<NativeProps<'div'>, 'title'> {
  /** A `Scene` is drawn wide. */
  icon?: IconSlot;
  /** `danger` after a failure, `success` when everything is done. */
  tone?: (typeof markTones)[number];
  /** What happened, in one sentence. */
  title: ReactNode;
  /** The element of the title. Default: `h1`, for a whole screen. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** The look of the title. Default: `h1` on a screen, `h3` in a part. */
  level?: TitleLevel;
  /** What is safe and what the guest can do. */
  text?: ReactNode;
  /** One or two buttons or links. */
  actions?: ReactNode;
  /** Fills a screen, or a part of one. */
  size?: (typeof sizes)[number];
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  align-items: flex-start;
  justify-content: center;
  max-width: 560px;
  padding-block: ${space.s8};
  &[data-size='part'] {
    padding-block: ${space.s4};
  }
  &[data-size='screen'] {
    min-height: min(60vh, 560px);
    /* In wide windows the state is centred, because there is nothing to align it with. */
    ${media.desktop} {
      align-items: center;
      margin-inline: auto;
      text-align: center;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.card};
  background: ${color.secondarySoft};
  color: ${color.primaryInk};
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  &:has([data-scene]) {
    position: relative;
    width: min(100%, 320px);
    height: auto;
    aspect-ratio: 16 / 9;
    overflow: hidden;
  }
  &[data-tone='success'] {
    border-radius: 50%;
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;

const Lead = styled.div`
  max-width: 62ch;
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  width: 100%;
  margin-top: ${space.s2};
  ${media.desktop} {
    [data-size='screen'] > & {
      justify-content: center;
    }
  }
`;

/** An empty list, a failure or a finished task: icon, title, text and actions. */
export function EmptyState({
  icon,
  tone,
  title,
  titleAs = 'h1',
  text,
  actions,
  size: wanted,
  level,
  ...rest
}: EmptyStateProps) {
  const size = oneOf(sizes, wanted, 'screen');
  return (
    <Root {...rest} data-size={size}>
      {icon && (
        <Mark data-tone={oneOf(markTones, tone, 'brand')}>
          <IconSlotView icon={icon} size={30} />
        </Mark>
      )}
      <Title as={titleAs} level={level ?? (size === 'screen' ? 'h1' : 'h3')}>
        {title}
      </Title>
      {text && <Lead>{text}</Lead>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
