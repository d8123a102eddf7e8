import { type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { isFilled } from '../../internal/isFilled';
import { oneOf } from '../../internal/oneOf';
import { color, font, space } from '../../theme/tokens';

/** One line of a `FactList`. */
export interface IconFact {
  /** The React key. Default: the position. */
  id?: Key;
  /** Drawn before the text, 20 px, in the brand's colour. */
  icon: IconSlot;
  /** The fact. An empty one leaves the line out. */
  text: ReactNode;
}

const sizes = ['s', 'm'] as const;

export interface FactListProps extends Omit<NativeProps<'ul'>, 'children'> {
  /** The facts, in their order. */
  items: readonly IconFact[];
  /** The size of the text: 15 or 17 px. Default: `m`. */
  size?: (typeof sizes)[number];
}

const Root = styled.ul`
  display: grid;
  gap: ${space.s3};
  &[data-size='s'] {
    font-size: ${font.s};
  }
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s4};
    align-items: start;
    line-height: 1.45;
  }
  /* As high as a line, to centre the icon on the first line at every text size. */
  > li > svg {
    width: max(20px, 0.9em);
    height: 1.45em;
    color: ${color.primaryInk};
    zoom: 1;
  }
  /* Enlarges the touch target without moving the lines apart. */
  > li a {
    display: inline-block;
    padding-block: 6px;
    margin-block: -6px;
  }
`;

/** Short facts, each with an icon. One without a text is left out; without facts nothing is drawn. */
export function FactList({ items, size, ...rest }: FactListProps) {
  const facts = items.filter(({ text }) => isFilled(text));
  if (facts.length === 0) return null;
  return (
    <Root role="list" {...rest} data-size={oneOf(sizes, size, 'm')}>
      {facts.map((item, index) => (
        <li key={item.id ?? index}>
          <IconSlotView icon={item.icon} size={20} />
          <div>{item.text}</div>
        </li>
      ))}
    </Root>
  );
}
