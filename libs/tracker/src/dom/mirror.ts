import type { Level } from '../privacy/levels';

/** What a player knows of one node. */
export interface Mirror {
  readonly id: number;
  readonly level: Level;
  parent: Mirror | undefined;
  /** In the player's order. Made with the first child: half of all nodes have none. */
  children: Mirror[] | undefined;
  /** The shadow root of an element, or the document of a frame. */
  content: Mirror | undefined;
  /** False once the player has removed the node. */
  isAlive: boolean;
}

export function aMirror(id: number, level: Level, parent?: Mirror): Mirror {
  return { id, level, parent, children: undefined, content: undefined, isAlive: true };
}

/** Puts a mirror among its parent's children. */
export function attach(mirror: Mirror, parent: Mirror, place: number): void {
  mirror.parent = parent;
  const { children } = parent;
  if (!children) parent.children = [mirror];
  else if (place === children.length) children.push(mirror);
  else children.splice(place, 0, mirror);
}

/** Takes a mirror out of its parent's children. */
export function detach(mirror: Mirror): void {
  const siblings = mirror.parent?.children;
  if (!siblings) return;
  const index = siblings.at(-1) === mirror ? siblings.length - 1 : siblings.indexOf(mirror);
  if (index >= 0) siblings.splice(index, 1);
}

/** Marks a mirror and all below it as removed. They let go of each other: a page may keep one of their nodes. */
export function forget(mirror: Mirror): void {
  const stack = [mirror];
  for (let next = stack.pop(); next; next = stack.pop()) {
    next.isAlive = false;
    for (const child of next.children ?? []) stack.push(child);
    if (next.content) stack.push(next.content);
    next.parent = next.children = next.content = undefined;
  }
}
