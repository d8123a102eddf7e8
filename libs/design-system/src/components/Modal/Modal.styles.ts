import { keyframes, styled } from 'styled-components';
import { forcedBorder, looks, veil } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, motion, radius, shadow, space } from '../../theme/tokens';

const bounce = keyframes`40% { scale: 1.015; }`;

export const Root = styled.dialog`
  --in: 300ms ${motion.easeOut};
  --out: 300ms ${motion.easeIn};
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: calc(100dvh - 24px);
  margin: 0 auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.text};
  opacity: 0;
  translate: 0 40px;
  transition:
    opacity var(--out),
    translate var(--out),
    overlay 300ms allow-discrete,
    display 300ms allow-discrete;
  &[open] {
    display: flex;
    opacity: 1;
    translate: 0 0;
    transition-timing-function: ${motion.easeOut};
  }
  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 40px;
    }
  }
  ${veil('150ms', '300ms')}
  &[data-bounces='true'] {
    animation: ${bounce} 240ms ${motion.easeOut};
  }
  ${media.sm} {
    inset: 0;
    width: min(560px, calc(100vw - 48px));
    height: fit-content;
    max-height: calc(100dvh - 64px);
    margin: auto;
    border-radius: ${radius.sheet};
    ${looks('size', { s: 'width: min(420px, 100vw - 48px)', l: 'width: min(800px, 100vw - 48px)' })}
  }
  ${forcedBorder}
`;

export const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  max-height: inherit;
`;

export const Head = styled.header`
  display: flex;
  gap: ${space.s3};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space.s4} ${space.s3} ${space.s2} ${space.s5};
  > :first-child {
    align-self: center;
    min-width: 0;
  }
  ${media.sm} {
    padding: ${space.s5} ${space.s4} ${space.s2} ${space.s6};
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.s1} ${space.s5} ${space.s5};
  overflow: auto;
  overscroll-behavior: contain;
  ${media.sm} {
    padding-inline: ${space.s6};
  }
`;

export const Actions = styled.footer`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s2};
  padding: ${space.s3} ${space.s5} calc(${space.s5} + ${bar.safe});
  ${media.sm} {
    flex-flow: row wrap;
    justify-content: flex-end;
    padding: ${space.s2} ${space.s6} ${space.s6};
  }
`;
