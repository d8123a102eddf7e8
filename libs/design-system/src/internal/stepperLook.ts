import { css } from 'styled-components';
import { color, font, radius } from '../theme/tokens';
import { controlFrame, tabularFigures } from './styles';

/** A counter. A list has it for the counters of its rows. */
export const stepperLook = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  ${controlFrame}
  &[data-invalid] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
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
    &[data-more]::after {
      content: '';
      position: absolute;
      inset: 0;
      width: 12px;
      height: 0;
      margin: auto;
      border-top: 2px solid;
    }
    &[data-more]::after {
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
    &:disabled {
      color: ${color.textMuted};
    }
  }
`;
