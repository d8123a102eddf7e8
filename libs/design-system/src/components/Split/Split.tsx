import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

const sides = ['start', 'end'] as const;
const asideWidths = ['s', 'm', 'l'] as const;
const mainWidths = ['full', 'reading'] as const;
const asideVariants = ['panel', 'bare'] as const;

export interface SplitProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The main column. */
  children: ReactNode;
  /** The second column: a summary, details or a card. Without it there is one column. */
  aside?: ReactNode;
  /** Stands below the aside from 992 px, and at the end in one column. */
  asideFoot?: ReactNode;
  /** Name of the aside, for screen readers. */
  asideLabel?: string;
  /** Where the aside stands from 992 px. Default: `end`. */
  side?: (typeof sides)[number];
  /** The aside's width: 360, 392 or 440 px. Default: `s`. */
  asideWidth?: (typeof asideWidths)[number];
  /** A framed panel, or content with its own frame. */
  asideVariant?: (typeof asideVariants)[number];
  /** Keeps the aside in sight while the main column scrolls. Default: true. */
  isAsideSticky?: boolean;
  /** The width of a single column: all of it, or at most 680 px. */
  mainWidth?: (typeof mainWidths)[number];
  /** Hides the aside under 992 px. */
  hidesAsideOnPhone?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  align-items: start;
  ${media.belowLg} {
    &[data-main='reading'] {
      max-width: 680px;
      margin-inline: auto;
    }
  }
  ${media.lg} {
    --aside: 360px;
    gap: ${space.s10};
    &[data-aside='m'] {
      --aside: 392px;
      gap: ${space.s8};
    }
    &[data-aside='l'] {
      --aside: 440px;
    }
    &[data-side='end'] {
      grid-template-columns: minmax(0, 1fr) var(--aside);
    }
    &[data-side='start'] {
      grid-template-columns: var(--aside) minmax(0, 1fr);
    }
    &[data-foot='true'] {
      grid-template-rows: auto 1fr;
    }
  }
`;

const Aside = styled.aside`
  min-width: 0;
  &[data-look='panel'] {
    overflow: hidden;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  &[data-hides='true'] {
    display: none;
  }
  ${media.lg} {
    &[data-sticky='true'] {
      position: sticky;
      top: ${space.s6};
    }
    &[data-hides='true'] {
      display: block;
    }
  }
`;

const Main = styled.div`
  min-width: 0;
  ${media.lg} {
    [data-foot='true'] > & {
      grid-row: 1 / span 2;
    }
    [data-foot='true'][data-side='start'] > & {
      grid-column: 2;
    }
  }
`;

const Foot = styled.div`
  min-width: 0;
  ${media.lg} {
    [data-side='end'] > & {
      grid-column: 2;
    }
  }
`;

/** Two columns from 992 px, one below. */
export function Split({
  children,
  aside,
  asideFoot,
  asideLabel,
  side: wantedSide,
  asideWidth,
  asideVariant,
  isAsideSticky = true,
  mainWidth,
  hidesAsideOnPhone = false,
  ...rest
}: SplitProps) {
  if (!aside)
    return (
      <Main {...rest}>
        {children}
        {asideFoot}
      </Main>
    );
  const side = oneOf(sides, wantedSide, 'end');
  const beside = (
    <Aside
      aria-label={asideLabel}
      data-look={oneOf(asideVariants, asideVariant, 'panel')}
      data-sticky={isAsideSticky}
      data-hides={hidesAsideOnPhone}
    >
      {aside}
    </Aside>
  );
  return (
    <Root
      {...rest}
      data-side={side}
      data-aside={oneOf(asideWidths, asideWidth, 's')}
      data-main={oneOf(mainWidths, mainWidth, 'full')}
      data-foot={asideFoot != null && asideFoot !== false}
    >
      {side === 'start' && beside}
      <Main>{children}</Main>
      {side === 'end' && beside}
      {asideFoot && <Foot>{asideFoot}</Foot>}
    </Root>
  );
}
