import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, mediaFill, motion, radius, space } from '../../theme/tokens';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s2};
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.largeText} {
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.textMuted};
  cursor: pointer;
  transition:
    background ${motion.feedback},
    border-color ${motion.feedback};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:active {
    background: ${color.primarySoft};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 1px ${color.primary};
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
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
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const Picture = styled.span`
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${mediaFill};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/* A row beside its icon where the card has the whole width, a column under it where cards stand side by side. */
export const Body = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 24px;
  grid-row: -2;
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
    color: ${color.textMuted};
    font-size: ${font.xs};
    font-weight: ${font.regular};
    line-height: 1.35;
  }
`;

/* The tick of a taken card: the state in a shape, not only in colour. */
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
    border-color: ${color.primary};
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
