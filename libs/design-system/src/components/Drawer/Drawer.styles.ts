import { keyframes, styled } from 'styled-components';
import { veil } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, font, motion, radius, space } from '../../theme/tokens';

const bounce = keyframes`40% { translate: 10px 0; }`;

export const Root = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(334px, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${radius.sheet} 0 0 ${radius.sheet};
  background: ${color.surface};
  color: ${color.text};
  translate: 100% 0;
  transition:
    translate ${motion.sheet} ${motion.easeIn},
    overlay ${motion.sheet} allow-discrete,
    display ${motion.sheet} allow-discrete;
  &[open] {
    translate: 0 0;
    transition-timing-function: ${motion.easeOut};
  }
  @starting-style {
    &[open] {
      translate: 100% 0;
    }
  }
  ${veil(motion.feedback, motion.sheet)}
  /* A press beside the panel does not close it; it answers with a nudge. */
  &[data-bounces='true'] {
    animation: ${bounce} 240ms ${motion.easeOut};
  }
  ${media.forcedColors} {
    border-inline: 1px solid;
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

export const Top = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s3} ${space.s3} ${space.s2} ${space.s5};
  > :last-child {
    margin-left: auto;
  }
`;

export const Entry = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s4};
  align-items: center;
  min-height: 52px;
  padding: 6px ${space.s5};
  line-height: 1.3;
  > svg {
    color: ${color.primaryInk};
  }
  &[data-icon='false'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
`;

export const Body = styled.div`
  padding: ${space.s3} ${space.s5} ${space.s5};
`;

export const Foot = styled.div`
  display: grid;
  &:empty {
    display: none;
  }
  gap: ${space.s2};
  margin-top: auto;
  padding: ${space.s4} ${space.s5} calc(${space.s5} + ${bar.safe});
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${font.xs};
`;

export const Contact = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s2} ${space.s5} ${space.s4};
`;

export const ContactActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  /* Side by side where both have room for their words, else one below the other. */
  > * {
    flex: 1 0 max-content;
    min-width: min(100%, 40%);
  }
`;
