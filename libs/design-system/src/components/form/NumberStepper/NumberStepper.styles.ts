import { styled } from 'styled-components';
import { controlFrame, tabularFigures } from '../../../internal/styles';
import { color, font, radius, space } from '../../../theme/tokens';

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
  > [role='alert'] {
    flex-basis: 100%;
  }
`;

/* One styled element for the whole counter, because lists have hundreds. */
export const Box = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  ${controlFrame}
  > button {
    position: relative;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.primaryInk};
    cursor: pointer;
    /* The signs are drawn by borders: elements of their own would double what a row of a long list costs. */
    &::before,
    &:last-child::after {
      content: '';
      position: absolute;
      inset: 0;
      width: 12px;
      height: 0;
      margin: auto;
      border-top: 2px solid;
    }
    &:last-child::after {
      width: 0;
      height: 12px;
      border-top: 0;
      border-left: 2px solid;
    }
    &:active {
      background: ${color.tintActive};
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
    ${tabularFigures}
    text-align: center;
  }
`;
