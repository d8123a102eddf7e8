import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

const sides = ['start', 'end'] as const;
const asideWidths = ['s', 'm', 'l'] as const;
const mainWidths = ['full', 'reading'] as const;
const asideLooks = ['panel', 'bare'] as const;

/** Properties of `Split`. */
export interface SplitProps extends Omit<NativeProps<'div'>, 'children'> {
  children: ReactNode;
  /** What stands beside: a summary, a detail, a card. Nothing leaves the main column alone. */
  aside?: ReactNode;
  /** Follows everything in one column; from 992 px under the aside, where there is room. */
  asideFoot?: ReactNode;
  /** Names the aside for assistive technology. */
  asideLabel?: string;
  side?: (typeof sides)[number];
  asideWidth?: (typeof asideWidths)[number];
  /** A framed panel, or bare content that brings its own frame. */
  asideLook?: (typeof asideLooks)[number];
  isAsideSticky?: boolean;
  /** While there is one column: all of it, or no wider than one reads and fills in (680 px). */
  mainWidth?: (typeof mainWidths)[number];
  /** Below 992 px the aside disappears instead of following (or leading, on the start side). */
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

/** One column on phones; from 992 px a main column and an aside that stays in sight. */
export function Split({
  children,
  aside,
  asideFoot,
  asideLabel,
  side: wantedSide,
  asideWidth,
  asideLook,
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
      data-look={oneOf(asideLooks, asideLook, 'panel')}
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
