import { css, styled } from 'styled-components';
import { mutedS, mutedXs, tabularFigures } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, motion, radius, space } from '../../theme/tokens';

/* The line is the item itself, or its link or button. */
export const rowLook = css`
  min-width: 0;
  &[data-line],
  > [data-line] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} ${space.s4};
    align-items: center;
    width: 100%;
    min-height: 56px;
    padding: 14px 0;
    background: none;
    text-align: start;
    /* Positioned, so that the chevron does not wrap below the text. */
    &[data-chevron] {
      position: relative;
      padding-inline-end: 28px;
    }
    > svg:last-child {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      margin-block: auto;
      color: ${color.textMuted};
    }
    ${media.largeText} {
      flex-flow: column nowrap;
      gap: ${space.s2};
      align-items: flex-start;
    }
  }
  > [data-line] {
    border: 0;
    cursor: pointer;
    transition: background ${motion.feedback};
  }
  ${media.desktop} {
    > [data-line] {
      width: calc(100% + 24px);
      margin-inline: -12px;
      padding: 12px;
      border-radius: ${radius.card};
      &[data-chevron] {
        padding-inline-end: 40px;
      }
      > svg:last-child {
        inset-inline-end: 12px;
      }
      &:hover {
        background: ${color.sunken};
      }
      &[aria-current] {
        background: ${color.primarySoft};
        [data-part='description'],
        [data-part='note'] {
          color: ${color.text};
        }
      }
    }
  }
  /* Under this width words would break, so the price moves below them. */
  [data-part='words'] {
    flex: 1 1 7.5em;
    min-width: 0;
  }
  ${media.largeText} {
    [data-part='words'] {
      flex: none;
      width: 100%;
    }
  }
  /* On small phones every price stands below its text, not only those that wrap. */
  @media (17.01em <= width < 360px) {
    > [data-media],
    &[data-media] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      > [data-part='end'] {
        grid-column: 2;
        margin-inline-start: 0;
        text-align: start;
        white-space: normal;
      }
      [data-part='note'] {
        display: inline;
      }
    }
  }
  [data-part='title'] {
    display: block;
    font-weight: ${font.semibold};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  [data-part='description'] {
    ${mutedS}
    line-height: 1.4;
  }
  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} 10px;
    align-items: center;
    margin-top: 6px;
  }
  [data-part='end'] {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
    font-size: ${font.s};
    ${tabularFigures}
    line-height: 1.35;
    text-align: end;
    white-space: nowrap;
    ${media.largeText} {
      margin-inline-start: 0;
      text-align: start;
      white-space: normal;
    }
  }
  [data-part='note'] {
    display: block;
    ${mutedXs}
    white-space: normal;
  }
`;

/** A row outside of a list. A list has the styles of its rows, which makes hundreds of them cheaper. */
export const LoneRow = styled.li`
  ${rowLook}
`;
