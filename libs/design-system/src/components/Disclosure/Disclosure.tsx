import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { type NativeProps } from '../../internal/native';
import { color, font, motion, space } from '../../theme/tokens';

/** Properties of `Disclosure`. */
export interface DisclosureProps extends NativeProps<'details'> {
  summary: ReactNode;
  children: ReactNode;
}

const Root = styled.details`
  border-bottom: 1px solid ${color.line};
  :not(details) + &,
  &:first-child {
    border-top: 1px solid ${color.line};
  }
  > summary {
    display: flex;
    gap: ${space.s4};
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    padding: 14px 0;
    font-weight: ${font.semibold};
    line-height: 1.3;
    cursor: pointer;
  }
  > summary svg {
    transition: rotate ${motion.feedback};
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
`;

const Content = styled.div`
  padding-bottom: ${space.s4};
  color: ${color.textMuted};
  font-size: ${font.s};
`;

/** More of it, for those who want it; opens without script. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <summary>
        <span>{summary}</span>
        <ChevronDownIcon size={20} />
      </summary>
      <Content>{children}</Content>
    </Root>
  );
}
