import { styled } from 'styled-components';
import { font, space } from '../../theme/tokens';

/** The legend of fields with labels of their own: the group's name and theirs are told apart. */
export const GroupTitle = styled.span`
  display: inline-block;
  padding-block: ${space.s2} 4px;
  font: ${font.titleWeight} ${font.l} / 1.25 ${font.title};
`;
