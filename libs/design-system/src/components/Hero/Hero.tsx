import { type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { Picture, type PictureSource } from '../Picture/Picture';
import { Title } from '../Title/Title';
import { Backdrop, Root, Top, Words } from './Hero.styles';

const sizes = ['s', 'm'] as const;
const wordPlaces = ['over', 'below'] as const;

/** Properties of `Hero`. */
export interface HeroProps extends Omit<NativeProps<'div'>, 'title'> {
  /** Without a picture the hotel's gradient and pattern stand in. */
  picture?: PictureSource;
  /** Logo and actions over the picture, on phones; from 720 px the site header has them. */
  top?: ReactNode;
  title: ReactNode;
  titleAs?: 'h1' | 'h2' | 'p';
  text?: ReactNode;
  size?: (typeof sizes)[number];
  /** On narrow windows the words stand over the picture, or below it in the page's own colours. */
  words?: (typeof wordPlaces)[number];
  /** A `LiftCard` slides over the end, so the words keep clear of it. */
  isOverlapped?: boolean;
}

/** The hotel's face: picture or gradient with a greeting. */
export function Hero({
  picture,
  top,
  title,
  titleAs = 'h1',
  text,
  size,
  words,
  isOverlapped = false,
  children,
  ...rest
}: HeroProps) {
  const hasPicture = Boolean(picture?.src);
  const place = oneOf(wordPlaces, words, 'over');
  return (
    <Root
      {...rest}
      data-picture={hasPicture}
      data-size={oneOf(sizes, size, 'm')}
      data-words={place}
      data-overlapped={isOverlapped}
    >
      {(hasPicture || place === 'below') && (
        <Backdrop>{hasPicture && <Picture sizes="100vw" {...picture} ratio="fill" isEager />}</Backdrop>
      )}
      {top && <Top>{top}</Top>}
      <Words>
        <Title as={titleAs} level="h1">
          {title}
        </Title>
        {text && <p>{text}</p>}
        {children}
      </Words>
    </Root>
  );
}
