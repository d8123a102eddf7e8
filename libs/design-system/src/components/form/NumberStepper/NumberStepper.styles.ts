import { styled } from 'styled-components';
import { stepperLook } from '../../../internal/stepperLook';
import { font, space } from '../../../theme/tokens';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  > label {
    min-width: 0;
    font-size: ${font.s};
    font-weight: ${font.semibold};
    line-height: 1.35;
  }
  > [role='alert'] {
    flex-basis: 100%;
  }
`;

/** A counter outside of a list, which has the styles of the counters in it. */
export const LoneBox = styled.span`
  ${stepperLook}
`;
