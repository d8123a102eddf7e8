import { Fragment } from 'react';

/** Properties of `SoftBreaks`. */
export interface SoftBreaksProps {
  /** An e-mail address, a link: words without spaces. */
  children: string;
}

/** A long address where it may break: after its signs, never inside a word while there is room for one. */
export function SoftBreaks({ children }: SoftBreaksProps) {
  const parts = children.match(/[^-@._+/]*[-@._+/]+|[^-@._+/]+/gu) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
