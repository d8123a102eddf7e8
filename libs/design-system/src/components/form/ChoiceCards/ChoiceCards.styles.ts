import { styled } from 'styled-components';
import { focusRing, hoverTint, inputOverDrawing, looks, mutedXs } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color, font, motion, radius, space } from '../../../theme/tokens';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  ${looks('columns', {
    2: 'grid-template-columns: repeat(2, minmax(0, 1fr))',
    3: 'grid-template-columns: repeat(3, minmax(0, 1fr))',
  })}
  ${media.largeText} {
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Card = styled.label`
  position: relative;
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.textMuted};
  cursor: pointer;
  transition:
    background ${motion.feedback},
    border-color ${motion.feedback};
  ${hoverTint}
  &:active {
    background: ${color.tintActive};
  }
  &:has(:checked) {
    border-color: ${color.secondaryEdge};
    background: ${color.secondarySoft};
    box-shadow: inset 0 0 0 1px ${color.secondaryEdge};
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:has(:disabled) {
    border-style: dashed;
    background: none;
    cursor: not-allowed;
  }
  > input {
    ${inputOverDrawing}
    z-index: 1;
    cursor: inherit;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/* A row in a single column of cards, a column under the icon where cards stand side by side. */
export const Body = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 24px;
  gap: ${space.s3};
  align-items: center;
  min-height: 56px;
  padding: ${space.s3} ${space.s4};
  &[data-bare='true'] {
    grid-template-columns: minmax(0, 1fr) 24px;
  }
  [data-columns='2'] &,
  [data-columns='3'] & {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s2};
    align-content: center;
    justify-items: center;
    padding: ${space.s4} ${space.s2} ${space.s3};
    text-align: center;
  }
  ${media.largeText} {
    &&& {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      text-align: start;
    }
  }
`;

export const Words = styled.span`
  min-width: 0;
  font-size: ${font.m};
  line-height: 1.3;
  overflow-wrap: anywhere;
  hyphens: auto;
  [data-columns='2'] &,
  [data-columns='3'] & {
    font-size: ${font.s};
    line-height: 1.25;
  }
  [data-columns='1'] label:not(:has(:checked)) > * > &,
  [data-columns='2'] label:not(:has(:checked)) > * > & {
    color: ${color.text};
  }
  small {
    display: block;
    padding-top: 2px;
    ${mutedXs}
    font-weight: ${font.regular};
    line-height: 1.35;
  }
`;

/* The tick of a chosen card, so that the state is not shown by colour alone. */
export const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.surface};
  color: transparent;
  :checked ~ * > & {
    border-color: ${color.primaryEdge};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  [data-type='checkbox'] & {
    border-radius: min(${radius.control}, 6px);
  }
  [data-columns='2'] &,
  [data-columns='3'] & {
    position: absolute;
    top: 10px;
    right: 12px;
  }
  [data-columns='2'][data-type='radio'] label:not(:has(:checked)) & {
    display: none;
  }
  [data-columns='3'] & {
    display: none;
  }
`;
