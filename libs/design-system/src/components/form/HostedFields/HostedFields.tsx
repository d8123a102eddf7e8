import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LockIcon } from '../../../icons/generated/LockIcon';
import { type NativeProps } from '../../../internal/native';
import { mutedXs } from '../../../internal/styles';
import { color, radius, space } from '../../../theme/tokens';

export interface HostedFieldsProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Names the fields: "Bank card". */
  label: string;
  /** Whose fields these are: "Secure fields". */
  title: ReactNode;
  /** At the end: the cards that are taken. */
  note?: ReactNode;
  /** The frame of the fields, and what is shown until they are there: both lie in the same place. */
  children: ReactNode;
}

/** What the fields of a card take, with a line of words. */
const FIELDS_HEIGHT = '214px';

const Root = styled.section`
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  justify-content: space-between;
  padding: 10px 14px;
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  ${mutedXs}
  > span:first-child {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

/** One place for all: fields that arrive move nothing below. */
const Body = styled.div`
  display: grid;
  min-height: ${FIELDS_HEIGHT};
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > [aria-busy] {
    padding: ${space.s4};
  }
  iframe {
    display: block;
    width: 100%;
    border: 0;
  }
`;

/** A border around fields that another origin shows in a frame. They wear its colours. */
export function HostedFields({ label, title, note, children, ...rest }: HostedFieldsProps) {
  return (
    <Root aria-label={label} {...rest}>
      <Head>
        <span>
          <LockIcon size={16} />
          {title}
        </span>
        {note && <span>{note}</span>}
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
