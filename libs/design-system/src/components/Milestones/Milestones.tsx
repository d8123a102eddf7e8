import { type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, layer, space } from '../../theme/tokens';

export interface Milestone {
  /** The React key. Default: the position. */
  id?: Key;
  /** When: "Today", "27 November". */
  title: ReactNode;
  /** What happens then. */
  text: ReactNode;
}

export interface MilestonesProps extends Omit<NativeProps<'ol'>, 'children'> {
  /** Name of the list, for screen readers. */
  label: string;
  /** Two to four moments, the earliest first. */
  items: readonly Milestone[];
}

const Root = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  > li {
    position: relative;
    padding: 20px ${space.s3} 0 0;
    ${mutedXs}
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 4px;
    left: 0;
    z-index: ${layer.raised};
    width: 9px;
    height: 9px;
    border: 2px solid ${color.primaryEdge};
    border-radius: 50%;
    background: ${color.primaryEdge};
  }
  /* The last one is still to come. */
  > li:last-child::before {
    background: ${color.page};
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 8px;
    right: 0;
    left: 0;
    border-top: 1px dashed ${color.lineStrong};
  }
  ${media.largeText} {
    grid-auto-flow: row;
    > li {
      padding: 0 0 ${space.s3} 22px;
    }
    > li:not(:last-child)::after {
      top: 8px;
      right: auto;
      bottom: -4px;
      left: 4px;
      border-top: 0;
      border-left: 1px dashed ${color.lineStrong};
    }
  }
`;

const Name = styled.b`
  display: block;
  color: ${color.text};
  font-size: ${font.s};
`;

/** A few moments in a row, and what happens at each. Their order is the order of time. */
export function Milestones({ label, items, ...rest }: MilestonesProps) {
  return (
    <Root aria-label={label} {...rest}>
      {items.map(({ id, title, text }, index) => (
        <li key={id ?? index}>
          <Name>{title}</Name>
          {text}
        </li>
      ))}
    </Root>
  );
}
