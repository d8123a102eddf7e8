import { styled } from 'styled-components';
import { focusRing, hoverTint, inputOverDrawing, mutedXs } from '../../../internal/styles';
import { color, font, motion, radius, space } from '../../../theme/tokens';

export const Zones = styled.div`
  display: grid;
  gap: ${space.s2};
  &[hidden] {
    display: none;
  }
`;

export const Zone = styled.div`
  position: relative;
  display: flex;
  gap: ${space.s3};
  align-items: center;
  min-height: 56px;
  padding: ${space.s3} ${space.s4};
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.35;
  transition: background ${motion.feedback};
  > svg {
    color: ${color.primaryInk};
  }
  > input {
    ${inputOverDrawing}
    font-size: 0;
    cursor: pointer;
  }
  ${hoverTint}
  &[data-over='true'] {
    border-style: solid;
    border-color: ${color.primaryEdge};
    background: ${color.primarySoft};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &[data-invalid='true'] {
    border-color: ${color.danger};
  }
  /* Only on touch devices: computers would open the same file dialog. */
  &[data-camera='true'] {
    display: none;
    @media (pointer: coarse) {
      display: flex;
    }
  }
`;

export const Words = styled.span`
  min-width: 0;
  color: ${color.primaryInk};
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
  small {
    display: none;
    ${mutedXs}
    font-weight: ${font.regular};
    @media (hover: hover) and (pointer: fine) {
      display: block;
    }
  }
`;

export const Files = styled.ul`
  display: grid;
  gap: ${space.s2};
  &:not(:empty) + ${Zones} {
    margin-top: ${space.s2};
  }
`;
