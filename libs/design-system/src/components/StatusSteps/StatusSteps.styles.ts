import { styled } from 'styled-components';
import { mutedS } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const Root = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(min-content, 1fr) auto;
    gap: ${space.s3};
    padding-bottom: ${space.s5};
    ${mutedS}
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 28px;
    bottom: 0;
    left: 13px;
    width: 2px;
    background: ${color.line};
  }
  > li[data-state='done']::before {
    background: ${color.primaryEdge};
  }
  time {
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    &[data-kind='agenda'] {
      > li {
        grid-template-columns: 28px minmax(0, 1fr);
        row-gap: 0;
      }
      > li > span:first-child {
        grid-row: span 2;
      }
      time {
        grid-area: 1 / 2;
      }
    }
  }
  ${media.largeText} {
    > li {
      grid-template-columns: 28px minmax(0, 1fr);
      row-gap: 0;
    }
    time {
      grid-column: 2;
    }
  }
`;

export const Point = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.surface};
  [data-kind='agenda'] > [data-state='todo'] > & {
    place-self: start center;
    width: 12px;
    height: 12px;
    margin-block: 8px;
  }
  [data-state='done'] > & {
    border-color: ${color.primaryEdge};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  [data-state='ended'] > & {
    border-color: ${color.text};
    color: ${color.text};
  }
  [data-state='now'] > & {
    border-color: ${color.primaryEdge};
    box-shadow: 0 0 0 5px ${color.primarySoft};
  }
  [data-state='now'] > &::after {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.primaryEdge};
  }
`;

export const Name = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.m};
  line-height: 1.4;
  padding-block: 2px;
  [data-state='done'] &,
  [data-state='ended'] & {
    color: ${color.text};
  }
  [data-state='now'] &,
  [data-kind='agenda'] & {
    color: ${color.text};
    font-weight: ${font.semibold};
  }
`;
