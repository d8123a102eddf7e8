import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { forcedBorder } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, layer, radius, shadow, space } from '../../theme/tokens';
import { Title } from '../Title/Title';

export interface CornerSheetProps extends Omit<NativeProps<'section'>, 'title'> {
  /** The question. Names the region. */
  title: ReactNode;
  /** `Button`s at the end. */
  actions: ReactNode;
}

const Root = styled.section`
  position: fixed;
  z-index: ${layer.bar};
  right: ${space.s2};
  bottom: calc(${space.s2} + ${bar.safe});
  left: ${space.s2};
  display: grid;
  gap: ${space.s3};
  max-height: min(60dvh, 420px);
  padding: ${space.s4};
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${media.mobile} {
    html:has([data-bottom-bar]) & {
      bottom: calc(${bar.tabs} + ${space.s2} + ${bar.safe});
    }
    html:has([data-action-bar]) & {
      bottom: calc(8.5rem + ${bar.safe});
    }
  }
  ${media.desktop} {
    right: ${space.s6};
    bottom: ${space.s6};
    left: auto;
    width: 400px;
    padding: ${space.s5};
  }
  ${media.belowLg} {
    html:has([data-summary-card]) & {
      bottom: calc(8.5rem + ${bar.safe});
    }
  }
  /* In small windows the sheet stands at the end of the page, not over it. */
  @media (max-width: 17em), (max-height: 22em) {
    position: static;
    max-height: none;
    margin: ${space.s2};
  }
  ${forcedBorder}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  > * {
    flex: 1 1 auto;
  }
`;

/** A question in the corner, which does not block the page. */
export function CornerSheet({ title, actions, children, ...rest }: CornerSheetProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest} data-corner-sheet="">
      <Title as="h2" level="h4" id={titleId}>
        {title}
      </Title>
      {children}
      <Actions>{actions}</Actions>
    </Root>
  );
}
