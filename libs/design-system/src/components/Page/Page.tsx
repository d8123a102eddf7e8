import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { bar, space } from '../../theme/tokens';

/** Widths of the content: 680 px for text, 1,120 px for galleries, or the whole window. */
export const pageWidths = ['reading', 'gallery', 'full'] as const;
const clearances = ['none', 'tabs', 'bar'] as const;
const tops = ['none', 's', 'm'] as const;

export interface PageProps extends NativeProps<'div'> {
  /** The widest the content becomes. Default: `reading`. */
  width?: (typeof pageWidths)[number];
  /** Leaves room at the end for the tab bar or the action bar of phones. */
  clears?: (typeof clearances)[number];
  /** Space above the first element. */
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
  /* On pages with a footer, the footer leaves the room (see globalCss). */
  ${media.mobile} {
    html:not(:has(footer[data-clears])) &[data-clears='tabs'] {
      padding-bottom: calc(${bar.tabs} + ${bar.safe} + ${space.s6});
    }
    html:not(:has(footer[data-clears])) &[data-clears='bar'] {
      padding-bottom: calc(8.5rem + ${bar.safe});
      &:has([data-bar-message]) {
        padding-bottom: calc(11rem + ${bar.safe});
      }
    }
  }
  ${media.belowLg} {
    html:not(:has(footer[data-clears])) &&:has([data-summary-card]) {
      padding-bottom: calc(8.5rem + ${bar.safe});
    }
    html:not(:has(footer[data-clears])) &&:has([data-summary-card] [data-bar-message]) {
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

/** The frame of the content of a screen. The app renders <main> around it. */
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
