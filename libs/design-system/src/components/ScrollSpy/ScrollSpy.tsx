import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { hoverTint, mutedS } from '../../internal/styles';
import { smoothScrollTo, type SmoothScroll } from '../../scroll/smoothScrollTo';
import { useScrollSpy, type ScrollSpyOptions } from '../../scroll/useScrollSpy';
import { color, font, radius } from '../../theme/tokens';
import { Pills } from '../Pills/Pills';

const layouts = ['row', 'column'] as const;

export interface SpySection {
  /** The id of the section's element. */
  id: string;
  /** The name of the section, short enough for a pill. */
  label: ReactNode;
}

export interface ScrollSpyProps extends Omit<NativeProps<'nav'>, 'children'>, ScrollSpyOptions {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** The sections in the order of the page. */
  sections: readonly SpySection[];
  /** A row of pills below the top bar, or a column beside the text. */
  layout?: (typeof layouts)[number];
  /** Duration of a jump. Default: 1,000. */
  durationMs?: number;
}

const Column = styled.ul`
  border-inline-start: 2px solid ${color.line};
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-inline-start: -2px;
  padding: 6px 14px;
  border-inline-start: 2px solid transparent;
  border-radius: 0 ${radius.small} ${radius.small} 0;
  ${mutedS}
  ${hoverTint}
  &[aria-current] {
    border-color: ${color.primaryEdge};
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
`;

/** The sections of a long page: marks the visible one and scrolls to a pressed one. */
export function ScrollSpy({
  label,
  sections,
  layout,
  durationMs,
  throttleMs,
  offset,
  ...rest
}: ScrollSpyProps) {
  const spied = useScrollSpy(
    sections.map(({ id }) => id),
    { throttleMs, offset },
  );
  const [chosen, setChosen] = useState<string>();
  const scroll = useRef<SmoothScroll>(undefined);
  const current = chosen ?? spied;

  const handlePress = (event: MouseEvent<HTMLElement>) => {
    const anchor = (event.target as Element).closest('a[href^="#"]');
    const id = decodeURIComponent(anchor?.getAttribute('href')?.slice(1) ?? '');
    const section = document.getElementById(id);
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scroll.current?.stop();
    setChosen(id);
    scroll.current = smoothScrollTo(section, { durationMs });
    void scroll.current.done.then((hasArrived) => {
      setChosen((now) => (now === id ? undefined : now));
      if (!hasArrived) return;
      // The keyboard continues from the section.
      if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
      section.focus({ preventScroll: true });
    });
  };

  const isRow = oneOf(layouts, layout, 'row') === 'row';
  return (
    <nav aria-label={label} {...rest} onClickCapture={handlePress}>
      {isRow ? (
        <Pills
          label={label}
          items={sections.map(({ id, label: name }) => ({
            id,
            label: name,
            href: `#${encodeURIComponent(id)}`,
            isCurrent: id === current,
          }))}
        />
      ) : (
        <Column role="list">
          {sections.map((section) => (
            <li key={section.id}>
              <Entry
                href={`#${encodeURIComponent(section.id)}`}
                aria-current={section.id === current ? 'location' : undefined}
              >
                {section.label}
              </Entry>
            </li>
          ))}
        </Column>
      )}
    </nav>
  );
}
