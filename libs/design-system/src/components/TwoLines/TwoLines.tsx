import { styled } from 'styled-components';

/** Words that may be very long, such as a hotel's name: two lines at most. A screen reader has all of them. */
export const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
