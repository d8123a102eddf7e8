import { type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { Cut, Foot, Head, Main, Root } from './LiftCard.styles';

const overlaps = ['none', 'hero'] as const;

/** Properties of `LiftCard`. */
export interface LiftCardProps extends NativeProps<'section'> {
  /** A quiet first line: a few words and perhaps a badge at its end. */
  head?: ReactNode;
  children: ReactNode;
  /** What to do about it, under the perforation. */
  foot?: ReactNode;
  /** Slides up over the end of a hero. */
  overlap?: (typeof overlaps)[number];
}

/** The one card that lifts off the page; give it an `aria-label`. */
export function LiftCard({ head, foot, overlap, children, ...rest }: LiftCardProps) {
  return (
    <Root {...rest} data-overlap={oneOf(overlaps, overlap, 'none')}>
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
