import { type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { Cut, Foot, Head, Main, Root } from './LiftCard.styles';

const overlaps = ['none', 'hero'] as const;

export interface LiftCardProps extends NativeProps<'section'> {
  /** A muted first line, with an optional badge at its end. */
  head?: ReactNode;
  /** The content, such as `Facts`. */
  children: ReactNode;
  /** Actions, under the perforation. */
  foot?: ReactNode;
  /** `hero`: lies over the end of a `Hero`. */
  overlap?: (typeof overlaps)[number];
}

/** A card with a shadow, once per page. Needs an `aria-label`. */
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
