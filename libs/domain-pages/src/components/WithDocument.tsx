import type { ReactNode } from 'react';
import type { Resource } from '@guest/state';
import { NotFound, WithResource, type ApiSource } from '@guest/visit';

interface WithDocumentProps<T> {
  document: Resource<T>;
  onRetry: (api: ApiSource) => Promise<unknown>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (content: T) => ReactNode;
}

/** A document of the hotel, or what there is to say while it is not here. */
export function WithDocument<T>({ document, onRetry, skeleton, children }: WithDocumentProps<T>) {
  return (
    <WithResource resource={document} onRetry={onRetry} skeleton={skeleton} missing={<NotFound />}>
      {children}
    </WithResource>
  );
}
