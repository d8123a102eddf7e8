import { styled } from 'styled-components';
import { focusRing, inputOverDrawing, selectedFill } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color, font, radius, space } from '../../../theme/tokens';

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  label {
    position: relative;
    max-width: 100%;
  }
  /* A touch target of 44 px around a chip of 36 px. */
  input {
    ${inputOverDrawing}
    inset: -4px 0;
    height: calc(100% + 8px);
    cursor: pointer;
  }
`;

export const Face = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${font.s};
  line-height: 1.25;
  overflow-wrap: anywhere;
  :checked + & {
    border-color: ${color.secondaryEdge};
    box-shadow: inset 0 0 0 1px ${color.secondaryEdge};
    ${selectedFill}
  }
  :focus-visible + & {
    ${focusRing}
  }
  :disabled + & {
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.textMuted};
  }
  ${media.forcedColors} {
    :checked + & {
      outline: 3px solid Highlight;
    }
  }
`;
