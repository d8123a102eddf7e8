import { css } from 'styled-components';
import { color, font, radius, shadow } from '../theme/tokens';

/** A dark line that lies over the page and says one thing. */
export const overPage = css`
  border-radius: ${radius.control};
  background: ${color.inverse};
  box-shadow: ${shadow};
  color: ${color.onInverse};
  font-size: ${font.s};
`;
