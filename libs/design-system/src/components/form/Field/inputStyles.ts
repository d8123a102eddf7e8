import { css, styled } from 'styled-components';
import { controlFrame } from '../../../internal/styles';
import { color, font } from '../../../theme/tokens';

/** The box of text fields. */
export const inputBox = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 11px 14px;
  ${controlFrame}
  font-family: ${font.text};
  font-size: ${font.m};
  line-height: 1.4;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  /* iOS centres the value of date fields and collapses empty ones. */
  &::-webkit-date-and-time-value {
    min-height: 1.4em;
    text-align: start;
  }
  /* The native padding would make date fields higher than others. */
  &::-webkit-datetime-edit-fields-wrapper,
  &::-webkit-calendar-picker-indicator {
    padding-block: 0;
  }
  &[aria-invalid='true'] {
    padding: 10px 13px;
    border: 2px solid ${color.danger};
  }
  &:disabled,
  &:read-only:not(select) {
    background: ${color.sunken};
    color: ${color.textMuted};
  }
`;

export const Input = styled.input`
  ${inputBox}
`;
