import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { color, font } from '../../theme/tokens';

const linkTones = ['brand', 'inherit', 'plain'] as const;

export interface LinkProps extends NativeProps<'a'> {
  /** The address. The component of `LinkProvider` renders it. */
  href: string;
  /** In the brand colour, like the text around it, or semibold without underline. */
  tone?: (typeof linkTones)[number];
  /** For a link outside of text: gives it a touch target of 44 px. */
  isStandalone?: boolean;
}

const Root = styled.a`
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  &[data-tone='brand'] {
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  /* A telephone number stays on one line and shrinks instead. */
  &[href^='tel:'] {
    font-size: min(1em, (100vw - 96px) / 11);
    white-space: nowrap;
  }
  &[data-tone='plain'] {
    font-weight: ${font.semibold};
    text-decoration: none;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &[data-tone='plain'][data-standalone='true'] {
    justify-content: center;
  }
  &[data-standalone='true'] {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;

/** A link in text or on a line of its own. */
export function Link({ tone, isStandalone = false, ...rest }: LinkProps) {
  const component = useLinkComponent();
  return (
    <Root
      {...rest}
      as={component}
      data-tone={oneOf(linkTones, tone, 'brand')}
      data-standalone={isStandalone}
    />
  );
}
