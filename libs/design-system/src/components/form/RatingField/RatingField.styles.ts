import { styled } from 'styled-components';
import {
  focusRing,
  hoverTint,
  inputOverDrawing,
  looks,
  mutedS,
  mutedXs,
  tabularFigures,
  visuallyHidden,
  selectedFill,
} from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color, font, motion, radius, space } from '../../../theme/tokens';

export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s1};
  min-width: 0;
  scroll-margin-top: 88px;
`;

/* A legend cannot be a flex container in every browser, so it contains one. */
export const Legend = styled.legend`
  width: 100%;
  padding-bottom: ${space.s2};
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  align-items: baseline;
  justify-content: space-between;
`;

/* Under this width words would break, so the chosen word moves below. */
export const Name = styled.span`
  flex: 1 1 8em;
  min-width: 0;
  font: ${font.titleWeight} ${font.l} / 1.2 ${font.title};
  letter-spacing: ${font.titleTracking};
  overflow-wrap: anywhere;
`;

export const Word = styled.span`
  flex: none;
  max-width: 60%;
  ${mutedS}
  text-align: end;
  &[data-given='true'] {
    color: ${color.text};
    font-weight: ${font.semibold};
  }
  ${media.largeText} {
    max-width: 100%;
  }
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  cursor: pointer;
  transition: background ${motion.feedback};
  > input {
    ${inputOverDrawing}
    cursor: inherit;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 64px));
  gap: ${space.s2};
  /* Aligns the first face, not its touch target, with the legend. */
  margin-left: calc((36px - min(64px, (100% - 32px) / 5)) / 2);
  ${looks('count', {
    2: 'grid-template-columns: repeat(2, minmax(0, 64px))',
    3: 'grid-template-columns: repeat(3, minmax(0, 64px))',
    4: 'grid-template-columns: repeat(4, minmax(0, 64px))',
  })}
  > label {
    min-height: 52px;
    ${hoverTint}
    &:has(:checked) {
      box-shadow: inset 0 0 0 1.5px ${color.secondaryEdge};
      ${selectedFill}
    }
  }
  ${media.largeText} {
    &[data-count] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -7px;
  /* Two equal lines on phones. */
  ${media.mobile} {
    &[data-count='7'],
    &[data-count='8'] {
      max-width: 184px;
    }
    &[data-count='9'],
    &[data-count='10'] {
      max-width: 230px;
    }
  }
  > label {
    width: 46px;
    color: ${color.lineStrong};
  }
  > label:has(:checked),
  > label:has(~ label > :checked) {
    color: ${color.primaryEdge};
    svg {
      fill: currentColor;
    }
  }
  ${media.hover} {
    > label:hover,
    > label:has(~ label:hover) {
      color: ${color.primaryEdge};
    }
  }
`;

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.s1};
  max-width: 616px;
  &[data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 64px));
  }
  &[data-count='3'],
  &[data-count='6'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-count='4'],
  &[data-count='7'],
  &[data-count='8'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.sm} {
    &[data-count] {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 64px);
      grid-auto-flow: column;
    }
  }
  > label {
    min-height: 48px;
    border: 1px solid ${color.lineStrong};
    background: ${color.surface};
    color: ${color.text};
    ${tabularFigures}
    ${hoverTint}
    &:has(:checked) {
      border-color: ${color.primaryEdge};
      background: ${color.primary};
      color: ${color.onPrimary};
      font-weight: ${font.semibold};
    }
  }
`;

/* As wide as the numbers above: 64 px each, with gaps of 4 px. */
const endsOfNumbers = [2, 3, 4, 5, 6, 7, 8, 9]
  .map((count) => `&[data-count='${count}']{max-width:${count * 68 - 4}px}`)
  .join('');

export const Ends = styled.div`
  display: flex;
  gap: ${space.s4};
  justify-content: space-between;
  max-width: 616px;
  ${mutedXs}
  line-height: 1.35;
  ${media.sm} {
    ${endsOfNumbers}
  }
  > :last-child {
    text-align: end;
  }
`;

/* One score as a radio with its word. */
export const Line = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space.s3};
  align-items: start;
  min-height: 44px;
  padding: 10px 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:checked) {
    font-weight: ${font.semibold};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
