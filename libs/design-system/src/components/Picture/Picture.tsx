import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { oneOf } from '../../internal/oneOf';
import { looks, ratioLooks } from '../../internal/styles';
import { color, mediaFill, radius } from '../../theme/tokens';
import { type NativeProps } from '../../internal/native';

const corners = ['none', 'card', 'inner'] as const;

/** Aspect ratios. `fill` takes the size of the box. */
export const pictureRatios = ['16:9', '4:3', '1:1', 'fill'] as const;
export type PictureRatio = (typeof pictureRatios)[number];

export interface PictureSource {
  /** The address. Without one the hotel's gradient is shown. */
  src?: string | null;
  /** The same picture in several widths, as in `<img srcset>`. */
  srcSet?: string;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** Empty for a decorative picture. */
  alt?: string;
}

export interface PictureProps extends PictureSource, Omit<NativeProps<'span'>, 'children'> {
  /** The shape. Default: 16:9. `fill` needs a box with a height. */
  ratio?: PictureRatio;
  /** Loads with high priority, for the first picture of a screen. */
  isEager?: boolean;
  /** The corners of a card, of a box inside a card, or none. Default: `none`. */
  corners?: (typeof corners)[number];
  /** Shown over the gradient when there is no picture, or it fails. */
  fallback?: ReactNode;
}

const Root = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  overflow: hidden;
  background: ${color.sunken};
  color: #fff;
  ${ratioLooks}
  ${looks('corners', { card: `border-radius: ${radius.card}`, inner: `border-radius: ${radius.inner}` })}
  &[data-empty='true'] {
    background: ${mediaFill};
  }
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A picture with a fixed aspect ratio. A missing or failed picture shows the hotel's gradient. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt = '',
  ratio,
  isEager = false,
  corners: wantedCorners,
  fallback,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isEmpty = !src || failedSrc === src;
  /* An image may fail before hydration; its error event is missed then. */
  const notice = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && src) setFailedSrc(src);
  };
  return (
    <Root
      {...rest}
      data-ratio={oneOf(pictureRatios, ratio, '16:9')}
      data-corners={oneOf(corners, wantedCorners, 'none')}
      data-empty={isEmpty}
      role={isEmpty && alt ? 'img' : undefined}
      aria-label={isEmpty && alt ? alt : undefined}
    >
      {isEmpty ? (
        fallback
      ) : (
        <Image
          ref={notice}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </Root>
  );
}
