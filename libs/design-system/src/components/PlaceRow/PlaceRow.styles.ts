import { styled } from 'styled-components';
import { focusRing, mutedS, mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, layer, radius, space } from '../../theme/tokens';

/* One styled element per row, because lists have hundreds. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) 44px;
  grid-template-rows: auto 1fr;
  column-gap: 14px;
  align-items: start;
  min-width: 0;
  /* Room for what reaches over the edge, which the containment below would cut. */
  margin-inline: -12px;
  padding: ${space.s4} 12px;
  /* A list's line stays as wide as the words. */
  border-image: linear-gradient(90deg, #0000 12px, ${color.line} 0 calc(100% - 12px), #0000 0) 1;
  /* The browser leaves out rows outside of the window: a press then styles a dozen of them, not sixty. */
  content-visibility: auto;
  contain-intrinsic-size: auto 136px;
  [data-part='picture'] {
    display: block;
    grid-row: 1 / 3;
    overflow: hidden;
    border-radius: ${radius.inner};
  }
  [data-part='title'] {
    font: inherit;
    font-weight: ${font.semibold};
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-wrap: balance;
    > a {
      padding-block: 2px;
      color: inherit;
      text-decoration: none;
      /* The link covers the row; the action lies above it. */
      &::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: ${radius.inner};
      }
      &:focus-visible {
        outline: 0;
        &::after {
          ${focusRing}
          inset-inline: 6px;
          outline-offset: -2px;
        }
      }
    }
  }
  [data-part='description'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${mutedS}
    line-height: 1.4;
  }
  [data-part='highlight'] {
    margin-top: 4px;
    color: ${color.primaryInk};
    font-size: ${font.s};
    font-weight: ${font.semibold};
    line-height: 1.35;
  }
  /* Without a button the words take its column too. */
  &[data-variant='row'] > [data-part='words']:not(:has(+ [data-part='action'])) {
    grid-column: 2 / -1;
  }
  [data-part='eyebrow'] {
    ${mutedXs}
  }
  [data-part='action'] {
    position: relative;
    z-index: ${layer.raised};
    grid-area: 1 / 3;
    margin: -8px -10px 0 0;
  }
  [data-part='facts'] {
    grid-column: 2 / 4;
    min-width: 0;
  }
  [data-part='meta'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: center;
    min-height: 24px;
    margin-top: 6px;
    ${mutedXs}
    > span {
      display: inline-flex;
      gap: 4px;
      align-items: center;
    }
  }
  [data-part='note'] {
    margin-top: 4px;
    ${mutedXs}
  }
  &[data-current='true'] {
    background: ${color.primarySoft};
  }
  &[data-variant='feature'] {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    padding-top: 0;
    content-visibility: visible;
    [data-part='picture'] {
      grid-area: 1 / 1;
      border-radius: ${radius.card};
    }
    [data-part='words'] {
      margin-top: 14px;
    }
    [data-part='title'] {
      margin: 4px 0 6px;
      font-family: ${font.title};
      font-size: ${font.xl};
      font-weight: ${font.titleWeight};
      letter-spacing: ${font.titleTracking};
      line-height: ${font.titleLine};
      > a::after {
        border-radius: ${radius.card};
      }
    }
    [data-part='action'] {
      grid-area: 1 / 1;
      justify-self: end;
      margin: 10px;
    }
    [data-part='facts'] {
      grid-column: 1;
    }
    ${media.lg} {
      grid-template: auto 1fr / minmax(0, 46%) minmax(0, 1fr);
      column-gap: ${space.s5};
      [data-part='picture'] {
        grid-row: 1 / 3;
      }
      [data-part='words'] {
        grid-area: 1 / 2;
        margin-top: 0;
      }
      [data-part='facts'] {
        grid-area: 2 / 2;
      }
    }
  }
  ${media.hover} {
    &:hover [data-part='title'] > a {
      color: ${color.primaryInk};
    }
  }
  @media (17.01em <= width < 360px) {
    &[data-variant='row'] {
      grid-template-columns: 76px minmax(0, 1fr) 44px;
    }
    [data-part='description'] {
      -webkit-line-clamp: none;
    }
  }
  ${media.largeText} {
    &[data-variant='row'] {
      grid-template-columns: minmax(0, 1fr) 44px;
      grid-template-rows: none;
      row-gap: ${space.s2};
      [data-part='picture'] {
        grid-area: 1 / 1 / 2 / 3;
        width: 7rem;
      }
      [data-part='action'] {
        grid-area: 2 / 2;
      }
      > [data-part='words']:not(:has(+ [data-part='action'])),
      [data-part='facts'] {
        grid-column: 1 / 3;
      }
    }
  }
`;
