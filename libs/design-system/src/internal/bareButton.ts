import { css } from 'styled-components';
import { media } from '../theme/media';
import { color, radius } from '../theme/tokens';

/** A button that is only what is drawn in it, and shows its field under a pointer. */
export const bareButton = css`
  flex: none;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
