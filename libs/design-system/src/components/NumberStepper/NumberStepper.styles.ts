import { styled } from 'styled-components';
import { color, font, radius, space } from '../../theme/tokens';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  > label {
    min-width: 0;
    font-size: ${font.s};
    font-weight: ${font.semibold};
    line-height: 1.35;
  }
`;

/* One styled element for the whole counter: lists hold hundreds of them. */
export const Box = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  > button {
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.primaryInk};
    cursor: pointer;
    > svg {
      margin: auto;
    }
    &:active {
      background: ${color.primarySoft};
    }
    &:disabled {
      color: ${color.textMuted};
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
  > input {
    width: max(32px, 2.5ch);
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    font-size: ${font.m};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: center;
  }
`;
