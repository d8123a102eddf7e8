import { styled } from 'styled-components';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, font, radius } from '../../theme/tokens';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { TwoLines } from '../TwoLines/TwoLines';

const positions = ['top', 'bottom'] as const;
const sizes = ['s', 'm', 'l'] as const;

export interface LogoProps extends Omit<NativeProps<'a'>, 'children'> {
  /** The hotel's name: the alternative text of the picture, or shown when there is no picture. */
  name: string;
  /** The hotel's logo. Default: its name beside a neutral mark. */
  src?: string | null;
  /** The head of the page, or its foot in a muted colour. */
  position?: (typeof positions)[number];
  /** The height of the picture: 28, 36 or 48 px. Default: `m`. */
  size?: (typeof sizes)[number];
  /** Shows the name beside a picture that has no text. */
  hasName?: boolean;
  /** For a logo over a picture: draws it in white, unless it has a plate. */
  isOnPicture?: boolean;
  /** Draws a light plate behind the logo. */
  hasBackground?: boolean;
  /** Makes the logo a link, usually to the home screen. */
  href?: string;
}

const Root = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  font: ${font.titleWeight} ${font.l} / 1.1 ${font.title};
  letter-spacing: ${font.titleTracking};
  > svg {
    flex: none;
    width: 30px;
    height: 30px;
  }
  > img {
    width: auto;
    /* Reserves the width of a square picture, to reduce layout shift while it loads. */
    min-width: 36px;
    max-width: min(180px, 50vw);
    height: 36px;
    object-fit: contain;
    object-position: left;
  }
  &[data-size='s'] {
    font-size: ${font.s};
    > svg {
      width: 26px;
      height: 26px;
    }
    > img {
      min-width: 28px;
      height: 28px;
    }
  }
  &[data-size='l'] {
    font-size: ${font.xl};
    > svg {
      width: 36px;
      height: 36px;
    }
    > img {
      min-width: 48px;
      height: 48px;
    }
  }
  &[data-on-picture='true'] > img {
    filter: brightness(0) invert(1);
  }
  &[data-position='bottom'] {
    color: ${color.textMuted};
  }
  &[data-background='true'] {
    padding: 4px 12px;
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.text};
  }
  &[data-size='s'][data-background='true'] {
    min-height: 40px;
    padding: 2px 10px;
  }
  ${media.mobile} {
    &[data-background='true'] {
      min-height: 40px;
      padding: 2px 10px;
      font-size: ${font.s};
    }
  }
  /* Keeps the longest names on two lines between the back button and two actions. */
  @media (max-width: 359.98px) {
    &&[data-size='s'] {
      gap: 6px;
      font-size: ${font.xs};
      &[data-background='true'] {
        padding-inline: 8px;
      }
    }
  }
  /* Keeps the name small enough to break only between words. */
  ${media.largeText} {
    &[data-size] {
      gap: 6px;
      font-size: 0.62rem;
      overflow-wrap: anywhere;
    }
    &[data-background='true'] {
      padding-inline: 8px;
    }
  }
`;

/** The hotel's logo, or its name beside a neutral mark. */
export function Logo({
  name,
  src,
  position,
  size,
  hasName = false,
  isOnPicture = false,
  hasBackground = false,
  href,
  ...rest
}: LogoProps) {
  const link = useLinkComponent();
  return (
    <Root
      {...rest}
      {...(href === undefined ? undefined : { as: link, href })}
      data-position={oneOf(positions, position, 'top')}
      data-size={oneOf(sizes, size, 'm')}
      data-background={hasBackground}
      data-on-picture={isOnPicture && !hasBackground}
    >
      {src ? (
        <>
          <img src={src} alt={hasName ? '' : name} />
          {hasName && <TwoLines>{name}</TwoLines>}
        </>
      ) : (
        <>
          <svg
            viewBox="0 0 36 36"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden
            focusable="false"
          >
            <path d="M5 33V17a13 13 0 0 1 26 0v16z" />
            <path d="M13 33V19a5 5 0 0 1 10 0v14M18 8.5v1" strokeLinecap="round" />
          </svg>
          <TwoLines>{name}</TwoLines>
        </>
      )}
    </Root>
  );
}
