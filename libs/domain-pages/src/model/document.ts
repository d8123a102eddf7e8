import type { Resource } from '@guest/state';

/** What was asked for does not exist: another try would not help. */
export function isNotFound(document: Resource<unknown>): boolean {
  return document.status === 'failure' && document.httpStatus === 404;
}

/** A page's own title; what to say instead where there is no such page, nothing while it is not known. */
export function titleOf(document: Resource<{ title: string }>, missing: string): string | undefined {
  if (document.status === 'success') return document.data.title;
  return isNotFound(document) ? missing : undefined;
}
