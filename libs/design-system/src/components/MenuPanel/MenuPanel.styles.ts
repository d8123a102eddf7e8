import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

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
