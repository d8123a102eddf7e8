import { Fragment } from 'react';

export interface SoftBreaksProps {
  /** Text without spaces, such as an e-mail address or a link. */
  children: string;
}

/** Lets a long address break after its punctuation. */
export function SoftBreaks({ children }: SoftBreaksProps) {
  const parts = children.match(/[^-@._+/]*[-@._+/]+|[^-@._+/]+/gu) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
