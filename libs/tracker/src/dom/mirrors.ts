import type { Mirror } from './mirror';

type Holder = Node & Record<symbol, Mirror | undefined>;

/** Symbols of ended recordings. The next recording uses one again, so nodes do not collect mirrors. */
const free: symbol[] = [];

/**
 * The mirrors of nodes, each kept on its node. A `WeakMap` of all nodes would copy itself when it is full, in one step
 * that grows with the document.
 */
export function createMirrors() {
  let name = free.pop() ?? Symbol();
  /** Mirrors of nodes that the page has frozen. */
  let others: WeakMap<Node, Mirror> | undefined;
  return {
    of: (node: Node): Mirror | undefined => others?.get(node) ?? (node as Holder)[name],
    keep(node: Node, mirror: Mirror): void {
      try {
        (node as Holder)[name] = mirror;
      } catch {
        others ??= new WeakMap();
        others.set(node, mirror);
      }
    },
    /** From now on no node has a mirror. */
    end(): void {
      free.push(name);
      name = Symbol();
    },
  };
}
