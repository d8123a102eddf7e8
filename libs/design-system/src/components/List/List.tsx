import { styled } from 'styled-components';
import { InList } from '../../internal/inList';
import { type NativeProps } from '../../internal/native';
import { stepperLook } from '../../internal/stepperLook';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color } from '../../theme/tokens';
import { rowLook } from '../ListRow/ListRow.styles';

const lineKinds = ['always', 'phone', 'none'] as const;

export interface ListProps extends NativeProps<'ul'> {
  /** Draws lines above and below too, for a list in text. */
  isFramed?: boolean;
  /** Hairlines between rows: always, only under 720 px (the default), or never. */
  lines?: (typeof lineKinds)[number];
  /** Two columns from 720 px. */
  isPaired?: boolean;
}

/* A list has the styles of its rows and their counters: lists have hundreds of them. */
const Root = styled.ul`
  :where(&) [data-ds-row] {
    ${rowLook}
  }
  :where(&) [data-ds-stepper] {
    ${stepperLook}
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  &[data-lines='none'] > li + li {
    border-top: 0;
  }
  &[data-framed='true'] {
    border-block: 1px solid ${color.line};
  }
  ${media.desktop} {
    &[data-lines='phone'] > li + li {
      border-top: 0;
    }
    &[data-paired='true'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 56px;
    }
  }
`;

/** A list of `ListRow`s or other `<li>`s. */
export function List({ isFramed = false, isPaired, lines, ...rest }: ListProps) {
  return (
    <InList value={true}>
      <Root
        role="list"
        {...rest}
        data-framed={isFramed}
        data-paired={isPaired}
        data-lines={oneOf(lineKinds, lines, 'phone')}
      />
    </InList>
  );
}
