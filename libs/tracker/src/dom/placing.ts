import type { Mirror } from './mirror';
import { isTracked } from './isTracked';

/** The nearest sibling before a node that is in the recording. */
export function trackedBefore(node: Node): Node | null {
  let before = node.previousSibling;
  while (before && !isTracked(before)) before = before.previousSibling;
  return before;
}

/** The place after a sibling, or the first one. */
export function placeAfter(parent: Mirror, sibling: Mirror | undefined): number {
  if (!sibling) return 0;
  const children = parent.children ?? [];
  return children.at(-1) === sibling ? children.length : children.indexOf(sibling) + 1;
}
