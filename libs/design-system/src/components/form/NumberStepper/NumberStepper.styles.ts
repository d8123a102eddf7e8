import { styled } from 'styled-components';
import { stepperLook } from '../../../internal/stepperLook';

/** A counter outside of a list, which has the styles of the counters in it. */
export const LoneBox = styled.span`
  ${stepperLook}
`;
