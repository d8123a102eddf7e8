import type { ReactNode } from 'react';
import type { Resource } from '@guest/state';
import { LoadFailure, NotFound, useApi, type ApiSource } from '@guest/visit';

interface WithDocumentProps<T> {
  document: Resource<T>;
  onRetry: (api: ApiSource) => Promise<unknown>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (content: T) => ReactNode;
}

/** A document of the hotel, or what there is to say while it is not here. */
export function WithDocument<T>({ document, onRetry, skeleton, children }: WithDocumentProps<T>) {
  const api = useApi();
  if (document.status === 'success') return children(document.data);
  if (document.status !== 'failure') return skeleton;
  if (document.httpStatus === 404) return <NotFound />;
  return <LoadFailure kind={document.kind} onRetry={() => void onRetry(api)} />;
}
