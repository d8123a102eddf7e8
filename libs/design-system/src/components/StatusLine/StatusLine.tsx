import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { mutedS, overPage, visuallyHidden } from '../../internal/styles';
import { bar, color, font, layer, space } from '../../theme/tokens';

export interface StatusLineProps extends NativeProps<'p'> {
  /** The message, or nothing. Keep the component mounted, so that screen readers announce changes. */
  children?: ReactNode;
  /** Only for screen readers. */
  isHidden?: boolean;
  /** For the first line below the title of a page: as large as running text. */
  isLead?: boolean;
  /** Shows the message at the end of the window, above a bar that is fixed there. */
  isOver?: boolean;
}

const Root = styled.p`
  ${mutedS}
  &[data-lead='true'] {
    color: ${color.text};
    font-size: ${font.m};
  }
  &:empty {
    display: block;
    height: 0;
  }
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
  &[data-over='true']:not(:empty) {
    position: fixed;
    z-index: ${layer.skip};
    inset: auto ${space.gutter} calc(${bar.atEnd} + ${space.s4} + ${bar.safe});
    width: fit-content;
    margin-inline: auto;
    padding: ${space.s3} ${space.s4};
    ${overPage}
  }
`;

/** Announces what just happened (`role="status"`). */
export function StatusLine({ isHidden = false, isLead = false, isOver = false, ...rest }: StatusLineProps) {
  return <Root role="status" {...rest} data-hidden={isHidden} data-lead={isLead} data-over={isOver} />;
}
