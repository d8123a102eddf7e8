import { css } from 'styled-components';
import { color } from './tokens';

/** The soft fill and the text colour of each `data-tone`, for badges, notices and banners. */
export const softTones = css`
  &[data-tone='brand'] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.success};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;
