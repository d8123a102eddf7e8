import { type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { Picture, type PictureSource } from '../Picture/Picture';
import { Title } from '../Title/Title';
import { Backdrop, Root, Top, Words } from './Hero.styles';

const sizes = ['s', 'm'] as const;
const wordPlaces = ['over', 'below'] as const;

export interface HeroProps extends Omit<NativeProps<'div'>, 'title'> {
  /** Default: the hotel's gradient and pattern. */
  picture?: PictureSource;
  /** A `Scene`, where there is no picture. */
  scene?: ReactNode;
  /** Logo and actions over the picture, under 720 px. Above, the site header has them. */
  top?: ReactNode;
  /** The greeting, an `h1`. */
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** The height: `m` for home, `s` for a lower head. Default: `m`. */
  size?: (typeof sizes)[number];
  /** Under 992 px the text stands over the picture, or below it in the colours of the page. */
  words?: (typeof wordPlaces)[number];
  /** Leaves room at the end for a `LiftCard`. */
  isOverlapped?: boolean;
}

/** The head of a home screen: picture or gradient with a greeting. */
export function Hero({
  picture,
  scene,
  top,
  title,
  text,
  size,
  words,
  isOverlapped = false,
  children,
  ...rest
}: HeroProps) {
  const hasPicture = Boolean(picture?.src ?? scene);
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
        <Backdrop>
          {hasPicture && <Picture sizes="100vw" {...picture} ratio="fill" isEager fallback={scene} />}
        </Backdrop>
      )}
      {top && <Top data-hero-top="">{top}</Top>}
      <Words>
        <Title level="h1">{title}</Title>
        {text && <p>{text}</p>}
        {children}
      </Words>
    </Root>
  );
}
