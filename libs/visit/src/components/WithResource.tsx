import { useEffect, useState, type ReactNode } from 'react';
import type { Resource } from '@guest/state';
import { useApi } from '../api/ApiContext';
import { fetchedOf, type FetchedStore } from '../api/fetchedStore';
import type { ApiSource } from '../api/visitContext';
import { focusHeading } from '../browser/focusHeading';
import { LOST_FILE } from '../api/loadCalls';
import { reloadByItself, reloadIfReachable } from '../browser/reloadIfReachable';
import { LoadFailure } from './LoadFailure';

type Failure = Extract<Resource<unknown>, { status: 'failure' }>;

interface WithResourceProps<T> {
  resource: Resource<T>;
  onRetry: (api: ApiSource) => unknown;
  /** Shown while loading, in the shape of the content. */
  skeleton: ReactNode;
  /** Shown for a 404. Default: the failure. */
  missing?: ReactNode;
  failureTitle?: string;
  /** Beside the retry: a way on without it. */
  elsewhere?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Shows a resource: its content, its skeleton or its failure. The failure stays on screen during a retry, so that the
 * button keeps its focus. A failed retry of the guest's is announced; after a successful one the heading has the
 * focus.
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
  /** Whether the guest asked for the last retry: only those are announced. */
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

interface WithFetchedProps<T, Q extends readonly unknown[]> extends Omit<
  WithResourceProps<T>,
  'resource' | 'onRetry'
> {
  store: FetchedStore<T, Q>;
  /** What `load` was asked: the hotel's id, a slug. */
  question: Q;
}

/** Shows what a fetched store holds of this question: its content, its skeleton or its failure. */
export function WithFetched<T, Q extends readonly unknown[]>({
  store: useStore,
  question,
  ...rest
}: WithFetchedProps<T, Q>) {
  const resource = useStore((state) => fetchedOf(state, ...question));
  const reload = useStore((state) => state.reload);
  return <WithResource {...rest} resource={resource} onRetry={reload} />;
}

interface ArrivedProps {
  /** Whether a failure was shown before. */
  hasWaited: boolean;
  onArrived: () => void;
  children: ReactNode;
}

function Arrived({ hasWaited, onArrived, children }: ArrivedProps) {
  useEffect(() => {
    if (!hasWaited) return;
    // A guest whose focus is elsewhere by now, in the menu for example, keeps it.
    if (document.activeElement === document.body) focusHeading();
    onArrived();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is here
  }, [hasWaited]);
  return children;
}
