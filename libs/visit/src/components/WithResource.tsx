import { useEffect, useState, type ReactNode } from 'react';
import type { Resource } from '@guest/state';
import { useApi } from '../ApiContext';
import type { ApiSource } from '../context';
import { focusHeading } from '../focusHeading';
import { LOST_FILE } from '../loadCalls';
import { reloadByItself, reloadIfReachable } from '../reloadIfReachable';
import { LoadFailure } from './LoadFailure';

type Failure = Extract<Resource<unknown>, { status: 'failure' }>;

interface WithResourceProps<T> {
  resource: Resource<T>;
  onRetry: (api: ApiSource) => unknown;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** What to show where the answer is that there is none (404); without it that is a failure as any other. */
  missing?: ReactNode;
  failureTitle?: string;
  /** Beside the retry: a way on without it. */
  elsewhere?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * What was asked for, or what there is to say while it is not here. A failure stays while it is tried again, by the guest
 * or by itself: the guest keeps their place, hears when a try of theirs was in vain, and goes on at the heading of what
 * has come.
 */
export function WithResource<T>({
  resource,
  onRetry,
  skeleton,
  missing,
  failureTitle,
  elsewhere,
  children,
}: WithResourceProps<T>) {
  const api = useApi();
  const [failed, setFailed] = useState<Failure>();
  /** The guest wanted the last try; the screen's own ones are silent. */
  const [isWanted, setWanted] = useState(false);
  const isLost = failed !== undefined && resource.status === 'failure' && resource.problemType === LOST_FILE;
  useEffect(() => {
    if (isLost) void (isWanted ? reloadIfReachable() : reloadByItself());
  }, [isLost, isWanted]);
  const arrived = (content: ReactNode) => (
    <Arrived hasWaited={failed !== undefined} onArrived={() => setFailed(undefined)}>
      {content}
    </Arrived>
  );

  if (resource.status === 'success') return arrived(children(resource.data));
  const failure = resource.status === 'failure' ? resource : failed;
  if (!failure) return skeleton;
  if (missing !== undefined && failure.httpStatus === 404) return arrived(missing);
  const isTried = resource.status !== 'failure';
  const tryAgain = (isOfGuest: boolean) => {
    setFailed(failure);
    setWanted(isOfGuest);
    void onRetry(api);
  };
  return (
    <LoadFailure
      failure={failure}
      title={failureTitle}
      isRetrying={isWanted && isTried}
      isStillFailing={isWanted && !isTried}
      elsewhere={elsewhere}
      onRetry={() => tryAgain(true)}
      onTry={() => !isTried && tryAgain(false)}
    />
  );
}

interface ArrivedProps {
  /** What stood here is gone now, and the button with it. */
  hasWaited: boolean;
  onArrived: () => void;
  children: ReactNode;
}

function Arrived({ hasWaited, onArrived, children }: ArrivedProps) {
  useEffect(() => {
    if (!hasWaited) return;
    // Whoever is elsewhere by now, in the menu or at the question about consents, stays there.
    if (document.activeElement === document.body) focusHeading();
    onArrived();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is here
  }, [hasWaited]);
  return children;
}
