import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from '../../../icons/generated/AlertIcon';
import { color, font } from '../../../theme/tokens';

const Root = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${color.danger};
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 1.35;
`;

/** The error of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Root id={id}>
      <AlertIcon size={20} />
      <span>{children}</span>
    </Root>
  );
}
