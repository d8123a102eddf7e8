import { useState, type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { forcedBorder, turningChevron } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export interface CodeCardItem {
  /** The React key. Default: the position. */
  id?: Key;
  /** What the value is: "Network". */
  term: ReactNode;
  /** What the guest types elsewhere. */
  value: ReactNode;
  /** Draws a password or code in clearly distinct characters. */
  isCode?: boolean;
  /** An `IconButton` that copies it. */
  action?: ReactNode;
}

export interface CodeCardProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Drawn before the title, 20 px. */
  icon?: IconSlot;
  /** One line that says what the card is for. */
  title: ReactNode;
  /** Names and codes, one below the other. */
  items: readonly CodeCardItem[];
  /** A `StatusLine` about the last action. */
  status?: ReactNode;
  /** Summary of a disclosure with the `children`, which are rendered when it first opens. */
  more?: ReactNode;
}

const Root = styled.section`
  padding: ${space.s4};
  border-radius: ${radius.card};
  background: ${color.primary};
  color: ${color.onPrimary};
  dl {
    display: grid;
    margin-top: ${space.s3};
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: ${space.s2};
  }
  dl > div + div {
    border-top: 1px solid color-mix(in srgb, ${color.onPrimary} 26%, transparent);
  }
  dt {
    font-size: ${font.xs};
  }
  dd {
    font-size: ${font.l};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  dd[data-code='true'] {
    font-variant-numeric: tabular-nums slashed-zero;
    letter-spacing: 0.04em;
  }
  dd + dd {
    grid-row: 1 / 3;
    grid-column: 2;
    margin-inline-end: -10px;
  }
  [role='status'] {
    color: inherit;
  }
  button:focus-visible,
  summary:focus-visible {
    outline-color: ${color.onPrimary};
  }
  ${media.hover} {
    button:hover {
      background: color-mix(in srgb, ${color.onPrimary} 14%, transparent);
    }
  }
  button:active {
    background: color-mix(in srgb, ${color.onPrimary} 22%, transparent);
  }
  ${forcedBorder}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  font-size: ${font.s};
  font-weight: ${font.semibold};
`;

const More = styled.details`
  border-top: 1px solid color-mix(in srgb, ${color.onPrimary} 26%, transparent);
  font-size: ${font.s};
  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.s4};
    align-items: center;
    min-height: 48px;
    padding-block: ${space.s2};
    cursor: pointer;
  }
  ${turningChevron}
  &[open] {
    padding-bottom: ${space.s2};
  }
`;

/** Names and codes that a guest types elsewhere, on the brand colour. Needs an `aria-label`. */
export function CodeCard({ icon, title, items, status, more, children, ...rest }: CodeCardProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Root {...rest}>
      <Head>
        <IconSlotView icon={icon} size={20} />
        <span>{title}</span>
      </Head>
      <dl>
        {items.map((item, index) => (
          <div key={item.id ?? index}>
            <dt>{item.term}</dt>
            <dd data-code={item.isCode ?? false}>{item.value}</dd>
            {item.action && <dd>{item.action}</dd>}
          </div>
        ))}
      </dl>
      {status}
      {more && (
        <More onToggle={() => setOpened(true)}>
          <summary>
            {more}
            <ChevronDownIcon size={20} />
          </summary>
          {wasOpened && children}
        </More>
      )}
    </Root>
  );
}
