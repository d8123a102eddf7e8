import { styled } from 'styled-components';
import { color, media, motion, radius, shadow, space } from '@guest/design-system';

/** A card in the middle of the window; on phones at its end. */
export const Front = styled.section`
  position: fixed;
  right: ${space.s4};
  bottom: calc(${space.s4} + env(safe-area-inset-bottom, 0px));
  left: ${space.s4};
  display: grid;
  gap: ${space.s4};
  max-width: 480px;
  max-height: calc(100dvh - 2 * ${space.s4});
  margin-inline: auto;
  padding: ${space.s6};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  ${media.desktop} {
    top: 50%;
    bottom: auto;
    transform: translateY(-50%);
  }
`;

/** The panel that can be moved. Its place is an offset from the corner at the top right. */
export const Panel = styled.section`
  position: fixed;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  width: min(340px, calc(100vw - 2 * ${space.s2}));
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  &[data-collapsed='true'] {
    width: auto;
  }
`;

export const Bar = styled.header`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  padding: ${space.s1};
  background: ${color.inverse};
  color: ${color.onInverse};
  touch-action: none;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s4};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const PillRow = styled.ol`
  display: flex;
  gap: ${space.s2};
  /* Room for the outline of the focus. */
  margin: -${space.s1};
  padding: ${space.s1};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
`;

export const Pill = styled.li`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  padding-inline: ${space.s2};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  transition: background ${motion.feedback};
  &[data-state='current'] {
    border-color: ${color.primaryEdge};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-state='done'] {
    border-color: ${color.success};
    background: ${color.successSoft};
    color: ${color.success};
  }
`;

export const Dot = styled.span`
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  margin-inline-end: ${space.s2};
  border-radius: ${radius.pill};
  background: ${color.danger};
`;

/** Texts of researchers keep their lines. */
export const Written = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
