import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { bar, space } from '../../theme/tokens';

/** How wide content may grow: 680 px to read, 1,120 for galleries, or the whole window. */
export const pageWidths = ['reading', 'gallery', 'full'] as const;
const clearances = ['none', 'tabs', 'bar'] as const;
const tops = ['none', 's', 'm'] as const;

/** Properties of `Page`. */
export interface PageProps extends NativeProps<'div'> {
  width?: (typeof pageWidths)[number];
  /** Leaves room at the end for the fixed tab bar or action bar of phones. */
  clears?: (typeof clearances)[number];
  /** Air above the first element. */
  top?: (typeof tops)[number];
}

const Root = styled.div`
  width: 100%;
  margin-inline: auto;
  padding: 8px ${space.gutter} ${space.s8};
  &[data-width='reading'] {
    max-width: calc(680px + 2 * ${space.gutter});
  }
  &[data-width='gallery'] {
    max-width: calc(1120px + 2 * ${space.gutter});
  }
  &[data-width='full'] {
    padding-inline: 0;
  }
  &[data-top='none'] {
    padding-top: 0;
  }
  &[data-top='m'] {
    padding-top: ${space.s6};
  }
  ${media.mobile} {
    &[data-clears='tabs'] {
      padding-bottom: calc(${bar.tabs} + ${bar.safe} + ${space.s6});
    }
    &[data-clears='bar'] {
      padding-bottom: calc(8.5rem + ${bar.safe});
      &:has([data-bar-message]) {
        padding-bottom: calc(11rem + ${bar.safe});
      }
    }
  }
  ${media.belowLg} {
    &&:has([data-summary-card]) {
      padding-bottom: calc(8.5rem + ${bar.safe});
    }
    &&:has([data-summary-card] [data-bar-message]) {
      padding-bottom: calc(11rem + ${bar.safe});
    }
  }
  ${media.desktop} {
    padding-bottom: ${space.s12};
    &[data-top='s'],
    &[data-top='m'] {
      padding-top: ${space.s8};
    }
  }
`;

/** The frame of a screen's content; the shell's <main> is around it. */
export function Page({ width, clears, top, ...rest }: PageProps) {
  return (
    <Root
      {...rest}
      data-width={oneOf(pageWidths, width, 'reading')}
      data-clears={oneOf(clearances, clears, 'none')}
      data-top={oneOf(tops, top, 's')}
    />
  );
}
