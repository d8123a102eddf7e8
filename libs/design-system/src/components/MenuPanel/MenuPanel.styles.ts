import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

export const Contact = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s2} ${space.s5} ${space.s4};
`;

export const ContactActions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.s2};
  ${media.largeText} {
    grid-auto-flow: row;
  }
`;
