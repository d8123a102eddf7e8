import { styled } from 'styled-components';
import { mutedS } from '../../internal/styles';
import { color, font, radius, space } from '../../theme/tokens';

export const Root = styled.div`
  /* Keeps the hotel's content inside this box. */
  contain: layout style;
  max-width: 68ch;
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: ${font.textLine};
  /* Leaves room for focus rings at the edge. */
  margin: -4px;
  padding: 4px;
  &[data-size='s'] {
    font-size: ${font.s};
  }
  &[data-plain='true'] {
    white-space: pre-line;
  }
  && > * + *,
  li > * + ul,
  li > * + ol,
  :is(blockquote, li, td, th, dd, figure, div) > * + :is(p, div, ul, ol, dl, blockquote, table, figure) {
    margin-top: ${space.s3};
  }
  :is(h1, h2, h3, h4, h5, h6) {
    font: ${font.titleWeight} ${font.l} / ${font.titleLine} ${font.title};
    letter-spacing: ${font.titleTracking};
    text-wrap: balance;
  }
  && > * + :is(h1, h2, h3, h4, h5, h6) {
    margin-top: ${space.s6};
  }
  [data-rank='2'],
  [data-rank='3'] {
    font-family: ${font.text};
    font-weight: ${font.semibold};
    font-size: ${font.m};
    letter-spacing: 0;
    line-height: 1.3;
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${space.s1};
  }
  li::marker {
    color: ${color.textMuted};
  }
  dt {
    font-weight: ${font.semibold};
  }
  a {
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  blockquote {
    padding-inline-start: ${space.s4};
    border-inline-start: 2px solid ${color.lineStrong};
    color: ${color.textMuted};
  }
  mark {
    border-radius: 3px;
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  code,
  pre {
    font-family: ui-monospace, monospace;
    font-size: 0.92em;
  }
  pre {
    white-space: pre-wrap;
  }
  small {
    font-size: ${font.xs};
  }
  img {
    height: auto;
    border-radius: ${radius.inner};
    background: ${color.sunken};
  }
  :is(h1, h2, h3, h4, h5, h6, p, li, a, span, b, strong, td) > img {
    display: inline-block;
    vertical-align: middle;
  }
  figcaption,
  caption {
    padding-block: ${space.s2};
    ${mutedS}
    text-align: start;
  }
  hr {
    height: 1px;
    margin-block: ${space.s5};
    border: 0;
    background: ${color.line};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font.s};
  }
  th,
  td {
    padding: 10px ${space.s3} 10px 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${font.semibold};
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='end'] {
    text-align: end;
  }
  address {
    font-style: normal;
  }
`;
