import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, motion, radius, space } from '../../theme/tokens';

export const Zones = styled.div`
  display: grid;
  gap: ${space.s2};
  &[hidden] {
    display: none;
  }
`;

/** The native input lies unseen over its drawing: pressing, dropping and the keyboard stay the browser's. */
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
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    font-size: 0;
    cursor: pointer;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[data-over='true'] {
    border-style: solid;
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-invalid='true'] {
    border-color: ${color.danger};
  }
  &:has(:disabled) {
    background: none;
    color: ${color.textMuted};
    > input {
      cursor: not-allowed;
    }
  }
  /* A computer's camera takes no picture of a document: there the button would only open the same window. */
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
    color: ${color.textMuted};
    font-size: ${font.xs};
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
