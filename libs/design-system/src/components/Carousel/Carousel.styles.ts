import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const Root = styled.section`
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: ${space.s2};
`;

export const Controls = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s1};
  align-items: center;
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.ul`
  display: grid;
  grid-auto-columns: min(86%, 340px);
  grid-auto-flow: column;
  gap: ${space.s3};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: ${radius.card};
  &[data-width='full'] {
    grid-auto-columns: 100%;
  }
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  /* Focus rings of slides are not cut. */
  &[data-width='part'] {
    margin: -4px;
    padding: 4px;
    scroll-padding: 4px;
  }
  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;
