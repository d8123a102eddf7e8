import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { color, font } from '../../theme/tokens';

const linkTones = ['brand', 'inherit', 'plain'] as const;
const sizes = ['inherit', 'xs', 's', 'm'] as const;

/** Properties of `Link`. */
export interface LinkProps extends NativeProps<'a'> {
  href: string;
  /** The brand's colour and weight, those of the text around, or a bare semibold word such as a language. */
  tone?: (typeof linkTones)[number];
  size?: (typeof sizes)[number];
  /** Stands alone, so it gets a 44 px target. */
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
  /* A number is read and dialled in one piece: rather smaller than in two lines. */
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
  &[data-size='xs'] {
    font-size: ${font.xs};
  }
  &[data-size='s'] {
    font-size: ${font.s};
  }
  &[data-size='m'] {
    font-size: ${font.m};
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

/** A link in text or alone on its line. */
export function Link({ tone, size, isStandalone = false, ...rest }: LinkProps) {
  const component = useLinkComponent();
  return (
    <Root
      {...rest}
      as={component}
      data-tone={oneOf(linkTones, tone, 'brand')}
      data-size={oneOf(sizes, size, 'inherit')}
      data-standalone={isStandalone}
    />
  );
}
