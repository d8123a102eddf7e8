import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { hoverTint } from '../../internal/styles';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, font, layer, radius, space } from '../../theme/tokens';

export interface PillItem {
  id: string;
  label: ReactNode;
  href: string;
  isCurrent?: boolean;
}

export interface PillsProps extends Omit<NativeProps<'div'>, 'children'> {
  label: string;
  items: readonly PillItem[];
}

const Root = styled.div`
  display: flex;
  gap: ${space.s2};
  margin-inline: calc(${space.gutter} * -1);
  padding: 6px ${space.gutter} 10px;
  overflow-x: auto;
  scroll-padding-inline: ${space.gutter};
  scrollbar-width: none;
  ${media.mobile} {
    border-bottom: 1px solid ${color.line};
    background: ${color.page};
    position: sticky;
    z-index: ${layer.pills};
    top: ${bar.top};
    ${media.short} {
      position: static;
    }
  }
  ${media.desktop} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Pill = styled.a`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-height: 40px;
  padding: 0 ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${font.s};
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -3px 0;
  }
  ${hoverTint}
  &[aria-current] {
    border-color: ${color.inverse};
    background: ${color.inverse};
    color: ${color.onInverse};
    font-weight: ${font.semibold};
  }
  ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

/** A row of categories that stays below the top bar of phones, scrolls sideways and keeps the current one visible. */
export function Pills({ label, items, ...rest }: PillsProps) {
  const link = useLinkComponent();
  const root = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.isCurrent)?.id;

  useEffect(() => {
    const row = root.current;
    const pill = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && pill) row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
  }, [current]);

  return (
    <Root ref={root} role="group" aria-label={label} {...rest}>
      {items.map((item) => (
        <Pill key={item.id} as={link} href={item.href} aria-current={item.isCurrent ? 'true' : undefined}>
          {item.label}
        </Pill>
      ))}
    </Root>
  );
}
