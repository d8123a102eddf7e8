import { css, styled } from 'styled-components';
import { color, font, radius } from '../../theme/tokens';

/** The box of every typed field. */
export const inputBox = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 11px 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-family: ${font.text};
  font-size: ${font.m};
  line-height: 1.4;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  /* iOS centres the value of its date fields and collapses empty ones. */
  &::-webkit-date-and-time-value {
    min-height: 1.4em;
    text-align: start;
  }
  /* Its own air would make a date higher than the field beside it. */
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
