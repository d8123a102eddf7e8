import { styled } from 'styled-components';

/** Its content is printed, and never shown on a screen. */
export const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

/** Its content is on the screen, and never printed. */
export const ScreenOnly = styled.div`
  min-width: 0;
  @media print {
    display: none;
  }
`;
