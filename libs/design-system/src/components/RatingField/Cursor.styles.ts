import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

export const Line = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  gap: ${space.s2};
  align-items: center;
  max-width: 616px;
`;

export const Step = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.primaryInk};
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:active {
    background: ${color.primarySoft};
  }
  &:is(:disabled, [aria-disabled='true']) {
    border-style: dashed;
    background: none;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

export const Rail = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-width: 0;
  height: 44px;
`;

/* The filled part of the rail is drawn in pieces: a width would need a style for each score. */
export const Pieces = styled.div`
  position: absolute;
  inset: 19px 13px auto;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line};
  box-shadow: inset 0 0 0 1px ${color.lineStrong};
  pointer-events: none;
  > [data-on='true'] {
    background: ${color.primary};
  }
`;

export const Range = styled.input`
  appearance: none;
  position: relative;
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  cursor: pointer;
  touch-action: pan-y;
  &::-webkit-slider-thumb {
    appearance: none;
    width: 28px;
    height: 28px;
    border: 3px solid ${color.surface};
    border-radius: 50%;
    background: ${color.primary};
    box-shadow: 0 0 0 1.5px ${color.primary};
  }
  &::-moz-range-thumb {
    width: 22px;
    height: 22px;
    border: 3px solid ${color.surface};
    border-radius: 50%;
    background: ${color.primary};
    box-shadow: 0 0 0 1.5px ${color.primary};
  }
  &[data-given='false']::-webkit-slider-thumb {
    border-color: ${color.surface};
    background: ${color.surface};
    box-shadow: 0 0 0 1.5px ${color.lineStrong};
  }
  &[data-given='false']::-moz-range-thumb {
    border-color: ${color.surface};
    background: ${color.surface};
    box-shadow: 0 0 0 1.5px ${color.lineStrong};
  }
  &:disabled {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;
