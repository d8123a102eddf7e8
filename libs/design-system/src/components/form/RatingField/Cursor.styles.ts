import { css, styled } from 'styled-components';
import { controlFrame, hoverTint } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color, radius, space } from '../../../theme/tokens';

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
  ${controlFrame}
  color: ${color.primaryInk};
  cursor: pointer;
  ${hoverTint}
  &:active {
    background: ${color.tintActive};
  }
  &[aria-disabled='true'] {
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

/* The filled part of the rail is drawn in pieces, because a variable width would need an inline style. */
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
    background: ${color.primaryEdge};
  }
`;

const thumb = css`
  border: 3px solid ${color.surface};
  border-radius: 50%;
  background: var(--fill);
  box-shadow: 0 0 0 1.5px var(--ring);
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
  --ring: ${color.primaryEdge};
  --fill: ${color.primaryEdge};
  &[data-given='false'] {
    --ring: ${color.lineStrong};
    --fill: ${color.surface};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 28px;
    height: 28px;
    ${thumb}
  }
  &::-moz-range-thumb {
    width: 22px;
    height: 22px;
    ${thumb}
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;
