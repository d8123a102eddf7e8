import { styled } from 'styled-components';
import { font, space } from '../../theme/tokens';

/** The legend of a group whose fields have labels: larger than the labels. */
export const GroupTitle = styled.span`
  display: inline-block;
  padding-block: ${space.s2} 4px;
  font: ${font.titleWeight} ${font.l} / 1.25 ${font.title};
`;
