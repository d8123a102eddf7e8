import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { hoverTint } from '../../internal/styles';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, font, layer, radius, space } from '../../theme/tokens';

interface PillLink {
  id: string;
  label: ReactNode;
  href: string;
  isCurrent?: boolean;
  icon?: IconSlot;
  /** Only under 992 px, where something is hidden that this link shows. */
  isNarrowOnly?: boolean;
}

interface PillToggle {
  id: string;
  label: ReactNode;
  isPressed: boolean;
  onPress: () => void;
}

interface PillSelect {
  id: string;
  /** Name of the select, for screen readers. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

/** A link to a part, a filter that is on or off, or one of several by the native select (`''` filters nothing). */
export type PillItem = PillLink | PillToggle | PillSelect;

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
  gap: 6px;
  align-items: center;
  max-width: 100%;
  min-height: 40px;
  padding: 0 ${space.s4};
  border: 1px solid ${color.lineStrong};
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
  cursor: pointer;
  &[aria-current],
  &[aria-pressed='true'],
  &[data-chosen='true'] {
    border-color: ${color.inverse};
    background: ${color.inverse};
    color: ${color.onInverse};
    font-weight: ${font.semibold};
  }
  > select {
    appearance: none;
    align-self: stretch;
    margin-inline: calc(${space.s4} * -1);
    padding: 0 40px 0 ${space.s4};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  > select > option {
    background: ${color.surface};
    color: ${color.text};
  }
  > select + svg {
    position: absolute;
    inset-inline-end: 12px;
    pointer-events: none;
  }
  ${media.lg} {
    &[data-narrow='true'] {
      display: none;
    }
  }
  ${media.forcedColors} {
    &[aria-current],
    &[aria-pressed='true'],
    &[data-chosen='true'] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

/** A toggle or a select; a link needs the router. */
function Filter(item: PillToggle | PillSelect) {
  if ('isPressed' in item)
    return (
      <Pill as="button" {...{ type: 'button' }} aria-pressed={item.isPressed} onClick={item.onPress}>
        {item.label}
      </Pill>
    );
  const { label, value, options, onValueChange } = item;
  return (
    <Pill as="span" data-chosen={value !== ''}>
      <select aria-label={label} value={value} onChange={(event) => onValueChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </Pill>
  );
}

/** Categories or filters in a row: below the top bar of phones, scrolled sideways, the current one kept visible. */
export function Pills({ label, items, ...rest }: PillsProps) {
  const link = useLinkComponent();
  const root = useRef<HTMLDivElement>(null);
  const current = items.find((item) => 'href' in item && item.isCurrent)?.id;

  useEffect(() => {
    const row = root.current;
    const pill = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && pill) row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
  }, [current]);

  return (
    <Root ref={root} role="group" aria-label={label} {...rest}>
      {items.map((item) =>
        'href' in item ? (
          <Pill
            key={item.id}
            as={link}
            href={item.href}
            aria-current={item.isCurrent ? 'true' : undefined}
            data-narrow={item.isNarrowOnly}
          >
            <IconSlotView icon={item.icon} size={16} />
            {item.label}
          </Pill>
        ) : (
          <Filter key={item.id} {...item} />
        ),
      )}
    </Root>
  );
}
