import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { forcedBorder, overPage } from '../../internal/styles';
import { bar, layer, space } from '../../theme/tokens';
import { Spinner } from '../Spinner/Spinner';
import { type NativeProps } from '../../internal/native';

export interface SlowLineProps extends NativeProps<'div'> {
  /** The message, or nothing. Keep the component mounted, so that screen readers announce changes. */
  children?: ReactNode;
}

const Root = styled.div`
  position: fixed;
  z-index: ${layer.bar};
  right: ${space.gutter};
  bottom: calc(${bar.atEnd} + ${space.s4} + ${bar.safe});
  left: ${space.gutter};
  display: flex;
  gap: ${space.s3};
  align-items: center;
  width: fit-content;
  max-width: 420px;
  margin-inline: auto;
  padding: ${space.s3} ${space.s4};
  ${overPage}
  line-height: 1.35;
  /* Presses reach the content below the line. */
  pointer-events: none;
  ${forcedBorder}
`;

/** Announces at the end of the window that a request takes long. */
export function SlowLine({ children, ...rest }: SlowLineProps) {
  return (
    <div {...rest} role="status">
      {children && (
        <Root data-slow-line="">
          <Spinner size="s" />
          <span>{children}</span>
        </Root>
      )}
    </div>
  );
}
