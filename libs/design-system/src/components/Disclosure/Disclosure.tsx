import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { type NativeProps } from '../../internal/native';
import { mutedS, turningChevron } from '../../internal/styles';
import { color, font, space } from '../../theme/tokens';

export interface DisclosureProps extends NativeProps<'details'> {
  /** The words that are always visible and open the content. */
  summary: ReactNode;
  /** The content that opens. */
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
  ${turningChevron}
`;

const Content = styled.div`
  padding-bottom: ${space.s4};
  ${mutedS}
`;

/** Content that opens below a summary. Works without script. */
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
