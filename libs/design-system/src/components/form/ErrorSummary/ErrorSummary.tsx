import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';
import { Notice } from '../../Notice/Notice';
import { type NativeProps } from '../../../internal/native';

/** A field with an error. */
export interface FieldError {
  /** The id of the field or group to go to. */
  fieldId: string;
  /** Names the field and says what to do. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<NativeProps<'div'>, 'title' | 'children' | 'ref'> {
  /** How many fields remain, in words. */
  title: ReactNode;
  /** The errors in the order of the form. Without any nothing is drawn. */
  errors: readonly FieldError[];
  /** The number of failed attempts. Each new one moves the focus here. */
  attempt?: number;
}

const Items = styled.ul`
  margin-top: ${space.s1};
  a {
    display: inline-block;
    padding-block: 2px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  li + li {
    margin-top: ${space.s1};
  }
`;

function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** The errors of a form, each with a link to its field. */
export function ErrorSummary({ title, errors, attempt = 0, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) root.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new attempt moves the focus, not a changed list
  }, [attempt]);
  if (!hasErrors) return null;
  return (
    <Notice {...rest} ref={root} tone="danger" role="alert" tabIndex={-1} title={title}>
      <Items>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => goTo(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </Items>
    </Notice>
  );
}
