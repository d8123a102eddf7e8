import { css } from 'styled-components';
import { color } from './tokens';

/** A soft fill and its ink for each `data-tone`: badges, notices and banners speak alike. */
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
