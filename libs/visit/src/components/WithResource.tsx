import { useEffect, useState, type ReactNode } from 'react';
import type { Resource } from '@guest/state';
import { useApi } from '../ApiContext';
import type { ApiSource } from '../context';
import { focusHeading } from '../focusHeading';
import { LOST_FILE } from '../loadCalls';
import { reloadIfReachable } from '../reloadIfReachable';
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
 * What was asked for, or what there is to say while it is not here. A failure stays while it is tried again: the guest
 * keeps their place, hears when that was in vain, and goes on at the heading of what has come.
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
  const isLost = failed !== undefined && resource.status === 'failure' && resource.problemType === LOST_FILE;
  useEffect(() => {
    if (isLost) void reloadIfReachable();
  }, [isLost]);
  const arrived = (content: ReactNode) => (
    <Arrived hasWaited={failed !== undefined} onArrived={() => setFailed(undefined)}>
      {content}
    </Arrived>
  );

  if (resource.status === 'success') return arrived(children(resource.data));
  const failure = resource.status === 'failure' ? resource : failed;
  if (!failure) return skeleton;
  if (missing !== undefined && failure.httpStatus === 404) return arrived(missing);
  const isRetrying = resource.status !== 'failure';
  return (
    <LoadFailure
      kind={failure.kind}
      title={failureTitle}
      isRetrying={isRetrying}
      isStillFailing={failed !== undefined && !isRetrying}
      elsewhere={elsewhere}
      onRetry={() => {
        setFailed(failure);
        void onRetry(api);
      }}
    />
  );
}

interface ArrivedProps {
  /** The guest pressed a button that is gone now. */
  hasWaited: boolean;
  onArrived: () => void;
  children: ReactNode;
}

function Arrived({ hasWaited, onArrived, children }: ArrivedProps) {
  useEffect(() => {
    if (!hasWaited) return;
    focusHeading();
    onArrived();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is here
  }, [hasWaited]);
  return children;
}
