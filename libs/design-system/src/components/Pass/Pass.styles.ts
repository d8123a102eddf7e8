import { keyframes, styled } from 'styled-components';
import { forcedBorder } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, font, motion, radius, space } from '../../theme/tokens';

const appear = keyframes`from { opacity: 0; translate: 0 24px; }`;

export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.primary};
  color: ${color.onPrimary};
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    animation: ${appear} 250ms ${motion.easeOut};
  }
  ${media.reducedMotion} {
    &[open] {
      animation: none;
    }
  }
  button:focus-visible {
    outline-color: ${color.onPrimary};
  }
  ${media.hover} {
    button:hover {
      background: color-mix(in srgb, ${color.onPrimary} 14%, transparent);
    }
  }
  button:active {
    background: color-mix(in srgb, ${color.onPrimary} 22%, transparent);
  }
`;

export const Head = styled.header`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding: calc(${space.s2} + env(safe-area-inset-top)) ${space.gutter} ${space.s2};
  font-size: ${font.s};
  font-weight: ${font.semibold};
`;

/* Scrolls at large text; short content stands in the middle. */
export const Body = styled.div`
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${space.s5};
  padding: ${space.s4} ${space.gutter} calc(${space.s10} + ${bar.safe});
  overflow: auto;
  overscroll-behavior: contain;
  text-align: center;
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.s2};
  justify-items: center;
  max-width: 34rem;
`;

export const Code = styled.p`
  max-width: 100%;
  padding: ${space.s4} ${space.s6};
  border-radius: ${radius.card};
  background: #fff;
  color: #111;
  > small {
    display: block;
    font-size: ${font.s};
  }
  > b {
    display: block;
    font-size: max(2.25rem, min(11vw, 5rem));
    font-weight: ${font.semibold};
    font-variant-numeric: tabular-nums slashed-zero;
    letter-spacing: 0.06em;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  ${forcedBorder}
`;

export const Note = styled.div`
  display: grid;
  gap: ${space.s1};
  max-width: 34rem;
  font-size: ${font.s};
  line-height: 1.45;
`;
