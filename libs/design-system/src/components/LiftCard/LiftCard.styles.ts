import { styled } from 'styled-components';
import { forcedBorder, mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, layer, radius, shadow, space } from '../../theme/tokens';

export const Root = styled.section`
  position: relative;
  z-index: ${layer.raised};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  &[data-overlap='hero'] {
    margin-top: -52px;
  }
  ${media.lg} {
    &[data-overlap='hero'] {
      margin-top: -72px;
    }
  }
  ${forcedBorder}
`;

export const Main = styled.div`
  padding: ${space.s4};
  ${media.lg} {
    padding: 20px 20px 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.s3};
  ${mutedXs}
`;

/* The perforation above the foot: a dashed line between two notches. */
export const Cut = styled.div`
  position: relative;
  margin: 0 ${space.s4};
  border-top: 1px dashed ${color.line};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: calc(var(--ds-notch) * -1);
    width: var(--ds-notch);
    height: calc(var(--ds-notch) * 2);
    background: ${color.page};
  }
  &::before {
    left: calc(${space.s4} * -1);
    border-radius: 0 99px 99px 0;
  }
  &::after {
    right: calc(${space.s4} * -1);
    border-radius: 99px 0 0 99px;
  }
`;

export const Foot = styled.div`
  padding: ${space.s4};
  ${media.lg} {
    padding: 20px;
  }
`;
