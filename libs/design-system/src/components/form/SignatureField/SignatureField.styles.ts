import { styled } from 'styled-components';
import { controlFrame, focusRing, mutedS, mutedXs } from '../../../internal/styles';
import { color, font, radius, space } from '../../../theme/tokens';

export const Sheet = styled.div`
  position: relative;
  height: 176px;
  overflow: hidden;
  ${controlFrame}
  &[data-invalid='true'] {
    border: 2px solid ${color.danger};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
  /* The line to sign on. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 20px 36px;
    border-bottom: 1px solid ${color.line};
    pointer-events: none;
  }
`;

export const Ink = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${color.text};
  cursor: crosshair;
  touch-action: none;
`;

export const Typed = styled.input`
  position: absolute;
  inset: auto 0 36px;
  width: 100%;
  height: 104px;
  padding: 44px 20px 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: italic ${font.titleWeight} ${font.xxl} / 1.2 ${font.title};
  text-overflow: ellipsis;
  outline: 0;
`;

export const Prompt = styled.span`
  position: absolute;
  bottom: 8px;
  left: 20px;
  right: 20px;
  ${mutedXs}
  line-height: 1.35;
  pointer-events: none;
`;

export const Erase = styled.div`
  position: absolute;
  top: 4px;
  right: 20px;
  z-index: 1;
`;

export const Other = styled.p`
  display: flex;
  margin-top: ${space.s2};
  flex-wrap: wrap;
  gap: 0 ${space.s2};
  align-items: center;
  ${mutedS}
  line-height: 1.35;
`;

export const Switch = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.primaryInk};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
