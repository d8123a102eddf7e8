import { useState, type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, motion, radius, space } from '../../theme/tokens';

/** One name or code of a `CodeCard`. */
export interface CodeCardItem {
  id?: Key;
  term: ReactNode;
  value: ReactNode;
  /** A password or code: figures and letters that must not be mistaken. */
  isCode?: boolean;
  /** An `IconButton` that copies it. */
  action?: ReactNode;
}

/** Properties of `CodeCard`. */
export interface CodeCardProps extends Omit<NativeProps<'section'>, 'title'> {
  icon?: IconSlot;
  title: ReactNode;
  items: readonly CodeCardItem[];
  /** What just happened to them: a `StatusLine`. */
  status?: ReactNode;
  /** Names what opens below: `children`, drawn once they are asked for. */
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
  ${media.forcedColors} {
    border: 1px solid;
  }
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
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary svg {
    transition: rotate ${motion.feedback};
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  &[open] {
    padding-bottom: ${space.s2};
  }
`;

/** Names and codes that a guest types elsewhere, on the brand's colour; give it an `aria-label`. */
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
