import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { useOwnOrGiven } from '../../internal/useOwnOrGiven';
import { hoverTint, mutedS } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export interface TabItem {
  /** The value of the tab. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** The panel of the tab. All panels stay in the page; only one is visible. */
  content: ReactNode;
  /** Drawn before the label, 20 px. */
  icon?: IconSlot;
}

export interface TabsProps extends Omit<NativeProps<'div'>, 'children' | 'onSelect'> {
  /** Name of the list of tabs. */
  label: string;
  /** The tabs in their order. */
  items: readonly TabItem[];
  /** Id of the shown tab, when the caller keeps it. */
  value?: string;
  /** Id of the first shown tab, when the tabs keep the state. Default: the first one. */
  defaultValue?: string;
  /** Reports the id of the tab that was chosen. */
  onValueChange?: (id: string) => void;
}

const TabList = styled.div`
  display: flex;
  gap: ${space.s1};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
`;

const Tab = styled.button`
  display: inline-flex;
  flex: none;
  gap: ${space.s2};
  align-items: center;
  min-height: 48px;
  padding: 0 14px;
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: none;
  ${mutedS}
  font-weight: ${font.semibold};
  white-space: nowrap;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${hoverTint}
  &[aria-selected='true'] {
    border-bottom-color: ${color.primaryEdge};
    color: ${color.primaryInk};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;

const Panel = styled.div`
  padding-top: ${space.s5};
  &[hidden] {
    display: none;
  }
`;

/** The index of the tab that a key leads to, or undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Panels of which one is visible. Arrow keys move between the tabs. */
export function Tabs({ label, items, value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const [wanted, setWanted] = useOwnOrGiven(value, defaultValue ?? items[0]?.id ?? '', onValueChange);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const current = items.some(({ id }) => id === wanted) ? wanted : items[0]?.id;

  const handleKey = (event: KeyboardEvent) => {
    const index = items.findIndex(({ id }) => id === current);
    const next = nextIndex(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    setWanted(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div {...rest}>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {items.map((item, index) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${index}`}
            aria-selected={item.id === current}
            aria-controls={`${base}-${index}-panel`}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => setWanted(item.id)}
          >
            <IconSlotView icon={item.icon} size={20} />
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item, index) => (
        <Panel
          key={item.id}
          role="tabpanel"
          id={`${base}-${index}-panel`}
          aria-labelledby={`${base}-${index}`}
          tabIndex={0}
          hidden={item.id !== current}
        >
          {item.content}
        </Panel>
      ))}
    </div>
  );
}
