import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { overPage } from '../../internal/overPage';
import { bar, color, font, layer, space } from '../../theme/tokens';

/** Properties of `StatusLine`. */
export interface StatusLineProps extends NativeProps<'p'> {
  /** What happened; empty while nothing did. Keep the line mounted so that it is heard. */
  children?: ReactNode;
  /** Only for those who listen. */
  isHidden?: boolean;
  /** The first words under a page's title: as large as its text. */
  isLead?: boolean;
  /** Over the end of the page, above bars: about a button that has no room for words. */
  isOver?: boolean;
}

const Root = styled.p`
  color: ${color.textMuted};
  font-size: ${font.s};
  &[data-lead='true'] {
    color: ${color.text};
    font-size: ${font.m};
  }
  &:empty {
    display: block;
    height: 0;
  }
  &[data-hidden='true'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &[data-over='true']:not(:empty) {
    position: fixed;
    z-index: ${layer.skip};
    inset: auto ${space.gutter} calc(${bar.tabs} + ${space.s4} + ${bar.safe});
    width: fit-content;
    margin-inline: auto;
    padding: ${space.s3} ${space.s4};
    ${overPage}
  }
`;

/** Says politely what just happened. */
export function StatusLine({ isHidden = false, isLead = false, isOver = false, ...rest }: StatusLineProps) {
  return <Root role="status" {...rest} data-hidden={isHidden} data-lead={isLead} data-over={isOver} />;
}
