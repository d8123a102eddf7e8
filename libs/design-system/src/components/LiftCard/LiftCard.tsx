import { type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { Cut, Foot, Head, Main, Root } from './LiftCard.styles';

/** Properties of `LiftCard`. */
export interface LiftCardProps extends NativeProps<'section'> {
  /** A quiet first line: a few words and perhaps a badge at its end. */
  head?: ReactNode;
  children: ReactNode;
  /** What to do about it, under the perforation. */
  foot?: ReactNode;
  /** Slides up over the end of a hero. */
  overlap?: 'none' | 'hero';
}

/** The one card that lifts off the page; give it an `aria-label`. */
export function LiftCard({ head, foot, overlap = 'none', children, ...rest }: LiftCardProps) {
  return (
    <Root {...rest} data-overlap={overlap}>
      <Main>
        {head && <Head>{head}</Head>}
        {children}
      </Main>
      {foot && (
        <>
          <Cut />
          <Foot>{foot}</Foot>
        </>
      )}
    </Root>
  );
}
