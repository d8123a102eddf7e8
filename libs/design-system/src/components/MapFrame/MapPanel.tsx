import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mutedXs } from '../../internal/styles';
import { color, radius, space } from '../../theme/tokens';

export interface MapPanelProps {
  /** A sentence, then its button. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.line};
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface};
  ${mutedXs}
  > :first-child {
    flex: 1 1 12em;
  }
`;

/** A question or a failure below a map, with its button. */
export function MapPanel({ children }: MapPanelProps) {
  return <Root>{children}</Root>;
}
