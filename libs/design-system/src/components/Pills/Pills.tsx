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
  /** The React key. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** The address of the category, or `#id` of a section. */
  href: string;
  /** Fills the pill and scrolls the row to it (`aria-current`). */
  isCurrent?: boolean;
  /** Drawn before the words, 16 px. */
  icon?: IconSlot;
  /** Only under 992 px, where something is hidden that this link shows. */
  isNarrowOnly?: boolean;
}

interface PillToggle {
  /** The React key. */
  id: string;
  /** What the filter keeps: "Open now". */
  label: ReactNode;
  /** Whether the filter is on. */
  isPressed: boolean;
  /** Called by a press. The caller keeps the state. */
  onClick: () => void;
}

interface PillSelect {
  /** The React key. */
  id: string;
  /** Name of the select, for screen readers. */
  label: string;
  /** The chosen value. Empty: the filter is off. */
  value: string;
  /** The choices. The first one, with an empty value, names the filter. */
  options: readonly { value: string; label: string }[];
  /** Reports the chosen value. */
  onValueChange: (value: string) => void;
}

/** A link to a part, a filter that is on or off, or one of several by the native select (`''` filters nothing). */
export type PillItem = PillLink | PillToggle | PillSelect;

export interface PillsProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Name of the row, for screen readers. */
  label: string;
  /** Links, toggles and selects, in their order. */
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
      <Pill as="button" {...{ type: 'button' }} aria-pressed={item.isPressed} onClick={item.onClick}>
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
  const isFollowing = useRef(false);
  const current = items.find((item) => 'href' in item && item.isCurrent)?.id;

  useEffect(() => {
    const row = root.current;
    const pill = row?.querySelector<HTMLElement>('[aria-current]');
    // The guest may have scrolled the row before the script ran, and be about to press a pill.
    const isOfGuest = !isFollowing.current && row?.scrollLeft !== 0;
    isFollowing.current = true;
    if (row && pill && !isOfGuest)
      row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
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
