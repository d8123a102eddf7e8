import type { MessageWriter } from '@guest/recording-codec';
import { Level, levelAttributes, levelOf, type DomSanitizer } from '../privacy/levels';
import { isElement, isTracked } from './isTracked';
import { aMirror, detach, forget, type Mirror } from './mirror';
import { placeAfter, trackedBefore } from './placing';

/** What else is recorded of nodes. */
export interface TreeHooks {
  /** A node has been created in the player; `isHidden`: nothing of its content may be recorded. */
  onElement: (element: Element, mirror: Mirror, isHidden: boolean) => void;
  onText: (text: Node, mirror: Mirror) => void;
  onAttribute: (element: Element, mirror: Mirror, name: string) => void;
}

interface TreeOptions {
  write: MessageWriter['write'];
  sanitizer?: DomSanitizer | undefined;
  hooks: TreeHooks;
  /** There is work: somebody has to call `work`. */
  onWork: () => void;
}

/** Records the structure of a document: what a player has of it follows what it is. */
export interface TreeRecorder {
  /** Begins with `<html>`, which is node 0. */
  start: (document: Document) => void;
  /** Adds a shadow root, or the document of a frame. */
  addContent: (owner: Node, content: Document | ShadowRoot) => void;
  /** The mirror of a node that the player has. */
  mirrorOf: (node: Node) => Mirror | undefined;
  /** Works until `isOver` says so. Returns whether everything is done. */
  work: (isOver: () => boolean) => boolean;
  stop: () => void;
}

const OBSERVED = { childList: true, attributes: true, characterData: true, subtree: true };

/** The children of a node whose later siblings are still to be created; `last` is the latest one that was. */
interface Walk {
  node: Node;
  mirror: Mirror;
  last: Node | null;
}

/**
 * Keeps a mirror of what the player has. A mutation only marks what it touched; `work` compares marked nodes with their
 * mirrors and writes the difference. So work may be cut into slices at any place: whatever happens between two slices
 * is marked as well, and nothing is ever compared with an old state.
 */
export function createTreeRecorder({ write, sanitizer, hooks, onWork }: TreeOptions): TreeRecorder {
  let mirrors = new WeakMap<Node, Mirror>();
  let nextId = 0;
  const removed = new Set<Node>();
  const moved = new Set<Node>();
  const attributes = new Map<Element, Set<string>>();
  const texts = new Set<Node>();
  let walks: Walk[] = [];

  const mirrorOf = (node: Node | null): Mirror | undefined => {
    const mirror = node ? mirrors.get(node) : undefined;
    return mirror?.isAlive ? mirror : undefined;
  };

  const mark = ({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord) => {
    // What is not created yet will be read as it is then.
    if (!mirrorOf(target)) return;
    if (type === 'characterData') return void texts.add(target);
    if (type === 'attributes') {
      const names = attributes.get(target as Element);
      if (names) names.add(attributeName as string);
      else attributes.set(target as Element, new Set([attributeName as string]));
      return;
    }
    for (const node of removedNodes) if (mirrors.has(node)) removed.add(node);
    for (const node of addedNodes) moved.add(node);
  };
  const observer = new MutationObserver((records) => {
    records.forEach(mark);
    onWork();
  });

  const drop = (mirror: Mirror) => {
    detach(mirror);
    forget(mirror);
    write('RemoveNode', mirror.id);
  };

  /** Follows a node that left its place, unless it was put into another one. */
  const followRemoval = (node: Node) => {
    const mirror = mirrorOf(node);
    if (!mirror || (moved.has(node) && mirrorOf(node.parentNode))) return;
    if (mirrorOf(node.parentNode) !== mirror.parent) drop(mirror);
  };

  const levelIn = (node: Node, parent: Mirror): Level =>
    isElement(node) ? levelOf(node, parent.level, sanitizer) : parent.level;

  const create = (node: Node, parent: Mirror, place: number) => {
    const mirror = aMirror(nextId++, levelIn(node, parent), parent);
    mirrors.set(node, mirror);
    parent.children.splice(place, 0, mirror);
    if (!isElement(node)) {
      write('CreateTextNode', mirror.id, parent.id, place);
      return hooks.onText(node, mirror);
    }
    const isSvg = node.namespaceURI === 'http://www.w3.org/2000/svg';
    write('CreateElementNode', mirror.id, parent.id, place, node.tagName, isSvg);
    describe(node, mirror);
  };

  /** Writes all about an element that has just been created, and queues its children. */
  const describe = (element: Element, mirror: Mirror) => {
    const isHidden = mirror.level === Level.hidden;
    if (!isHidden) {
      for (const { name } of element.attributes) hooks.onAttribute(element, mirror, name);
      if (element.firstChild) walks.push({ node: element, mirror, last: null });
    }
    hooks.onElement(element, mirror, isHidden);
  };

  /** Creates or moves one node whose earlier siblings are in their places. */
  const placeOne = (node: Node, parent: Mirror) => {
    const before = trackedBefore(node);
    const sibling = before ? mirrorOf(before) : undefined;
    const mirror = mirrorOf(node);
    if (!mirror) return create(node, parent, placeAfter(parent, sibling));
    if (mirror.level !== levelIn(node, parent)) {
      drop(mirror);
      return create(node, parent, placeAfter(parent, sibling));
    }
    const isThere = mirror.parent === parent && parent.children[placeAfter(parent, sibling)] === mirror;
    if (isThere) return;
    detach(mirror);
    mirror.parent = parent;
    const place = placeAfter(parent, sibling);
    parent.children.splice(place, 0, mirror);
    write('MoveNode', mirror.id, parent.id, place);
  };

  const isInPlace = (node: Node, parent: Mirror) => mirrorOf(node)?.parent === parent && !moved.has(node);

  /** Brings a node to its place, after the siblings before it that are not in theirs. */
  const place = (node: Node): void => {
    const parent = mirrorOf(node.parentNode);
    const mirror = mirrorOf(node);
    if (!parent || parent.level === Level.hidden || !isTracked(node)) {
      moved.delete(node);
      if (mirror) drop(mirror);
      return;
    }
    const run = [node];
    for (
      let before = trackedBefore(node);
      before && !isInPlace(before, parent);
      before = trackedBefore(before)
    )
      run.push(before);
    for (let next = run.pop(); next; next = run.pop()) {
      moved.delete(next);
      placeOne(next, parent);
    }
  };

  /** Creates the next child of the innermost walk. */
  const walkOn = () => {
    const walk = walks.at(-1) as Walk;
    const { node, mirror, last } = walk;
    const next = last?.parentNode === node ? last.nextSibling : node.firstChild;
    if (!next || !mirror.isAlive) return void walks.pop();
    walk.last = next;
    if (isTracked(next) && !isInPlace(next, mirror)) place(next);
  };

  const writeAttributes = (element: Element, names: Set<string>) => {
    const mirror = mirrorOf(element);
    if (!mirror) return;
    if (mirror.id !== 0 && [...names].some((name) => levelAttributes.has(name)) && mirror.parent) {
      if (levelOf(element, mirror.parent.level, sanitizer) !== mirror.level) return place(element);
    }
    if (mirror.level !== Level.hidden) for (const name of names) hooks.onAttribute(element, mirror, name);
  };
  const writeText = (text: Node) => {
    const mirror = mirrorOf(text);
    if (mirror) hooks.onText(text, mirror);
  };

  /** Does the next piece of work, removals first. Returns false when there is none. */
  const step = (): boolean => {
    if (removed.size > 0) {
      const [node] = removed as Iterable<Node> as [Node];
      removed.delete(node);
      followRemoval(node);
    } else if (moved.size > 0) {
      const [node] = moved as Iterable<Node> as [Node];
      place(node);
    } else if (walks.length > 0) walkOn();
    else if (attributes.size > 0) {
      const [[element, names]] = attributes as Iterable<[Element, Set<string>]> as [[Element, Set<string>]];
      attributes.delete(element);
      writeAttributes(element, names);
    } else if (texts.size > 0) {
      const [text] = texts as Iterable<Node> as [Node];
      texts.delete(text);
      writeText(text);
    } else return false;
    return true;
  };

  const bind = (root: Node, mirror: Mirror) => {
    mirrors.set(root, mirror);
    observer.observe(root, OBSERVED);
  };

  return {
    start(document) {
      const root = document.documentElement;
      write('CreateDocument');
      const mirror = aMirror(nextId++, levelOf(root, Level.plain, sanitizer));
      bind(root, mirror);
      describe(root, mirror);
      onWork();
    },
    addContent(owner, content) {
      const ownerMirror = mirrorOf(owner);
      if (!ownerMirror || ownerMirror.level === Level.hidden) return;
      if (ownerMirror.content) forget(ownerMirror.content);
      const mirror = aMirror(nextId++, ownerMirror.level);
      ownerMirror.content = mirror;
      bind(content, mirror);
      write('CreateIFrameDocument', ownerMirror.id, mirror.id);
      walks.push({ node: content, mirror, last: null });
      onWork();
    },
    mirrorOf,
    work(isOver) {
      observer.takeRecords().forEach(mark);
      while (step()) if (isOver()) return false;
      return true;
    },
    stop() {
      observer.disconnect();
      mirrors = new WeakMap();
      nextId = 0;
      removed.clear();
      moved.clear();
      attributes.clear();
      texts.clear();
      walks = [];
    },
  };
}
