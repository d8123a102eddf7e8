import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Page, Title } from '@guest/design-system';
import { focusHeading } from '@guest/visit';

interface OutcomeProps {
  /** What there is to say in one line: all that is shown until the rest has come, or if it never does. */
  title: string;
}

function Bare({ title }: OutcomeProps) {
  return (
    <Page>
      <Title as="h1" level="h1">
        {title}
      </Title>
    </Page>
  );
}

/**
 * What a form's screen shows once it was sent: a chunk that comes behind the form, so that it is there when the network
 * is not.
 */
export function outcomePart<P extends OutcomeProps>(load: () => Promise<ComponentType<P>>) {
  const Loaded = lazy(async () => ({ default: await load().catch(() => Bare as ComponentType<P>) }));

  function Outcome(props: P) {
    // The form that had the focus is gone; the heading that comes with the chunk is followed.
    useEffect(() => focusHeading(), []);
    return (
      <Suspense fallback={<Bare title={props.title} />}>
        <Loaded {...props} />
      </Suspense>
    );
  }

  /** Beside the form: brings the chunk. */
  function useAhead(): void {
    useEffect(() => void load().catch(() => undefined), []);
  }

  return { Outcome, useAhead };
}
