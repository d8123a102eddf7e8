import { messages, type MessageWriter } from '@guest/recording-codec';
import { IGNORED_ATTRIBUTE, Level, levelAttributes, levelOf, type DomSanitizer } from '../privacy/levels';
import { isElement, isTracked } from './isTracked';
import { aMirror, attach, detach, forget, type Mirror } from './mirror';
import { createMirrors } from './mirrors';
import { placeAfter, trackedBefore } from './placing';

/** What else is recorded of nodes. */
interface TreeHooks {
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

const OBSERVED = { childList: true, attributes: true, characterData: true, subtree: true };

/** The children of a node whose later siblings are still to be created. */
interface Walk {
  node: Node;
  mirror: Mirror;
  /** The latest one, and its mirror if it was created here. */
  last?: Node;
  lastMirror?: Mirror | undefined;
}

/**
 * Records the structure of a document: what a player has of it follows what it is. A mirror holds what the player has.
 * A mutation only marks what it touched; `work` compares marked nodes with their mirrors and writes the difference. So
 * work may be cut into slices at any place: whatever happens between two slices is marked as well, and nothing is ever
 * compared with an old state.
 */
export class TreeRecorder {
  readonly #mirrors = createMirrors();
  #nextId = 0;
  readonly #removed = new Set<Node>();
  /** What may be recorded of them has changed: that counts for all that is written afterwards. */
  readonly #levels = new Set<Node>();
  readonly #moved = new Set<Node>();
  readonly #attributes = new Map<Element, Set<string>>();
  readonly #texts = new Set<Node>();
  #walks: Walk[] = [];
  #root: Mirror | undefined;
  readonly #observer: MutationObserver;
  readonly #options: TreeOptions;

  constructor(options: TreeOptions) {
    this.#options = options;
    this.#observer = new MutationObserver((records) => {
      records.forEach(this.#mark);
      options.onWork();
    });
  }

  /** Begins with `<html>`, which is node 0. */
  start(document: Document): void {
    const { write, sanitizer, onWork } = this.#options;
    const root = document.documentElement;
    write(messages.CreateDocument);
    const mirror = aMirror(this.#nextId++, levelOf(root, Level.plain, sanitizer));
    this.#root = mirror;
    this.#bind(root, mirror);
    this.#describe(root, mirror, root.getAttributeNames());
    onWork();
  }

  /** Adds a shadow root, or the document of a frame. */
  addContent(owner: Node, content: Document | ShadowRoot): void {
    const ownerMirror = this.mirrorOf(owner);
    if (!ownerMirror || ownerMirror.level === Level.hidden) return;
    if (ownerMirror.content) forget(ownerMirror.content);
    const mirror = aMirror(this.#nextId++, ownerMirror.level);
    ownerMirror.content = mirror;
    this.#bind(content, mirror);
    this.#options.write(messages.CreateIFrameDocument, ownerMirror.id, mirror.id);
    this.#walks.push({ node: content, mirror });
    this.#options.onWork();
  }

  /** The mirror of a node that the player has. */
  mirrorOf = (node: Node | null): Mirror | undefined => {
    const mirror = node ? this.#mirrors.of(node) : undefined;
    return mirror?.isAlive ? mirror : undefined;
  };

  /** Works until `isOver` says so. Returns whether everything is done. */
  work = (isOver: () => boolean): boolean => {
    this.#observer.takeRecords().forEach(this.#mark);
    while (this.#step()) if (isOver()) return false;
    return true;
  };

  stop(): void {
    this.#observer.disconnect();
    for (const marks of [this.#removed, this.#levels, this.#moved, this.#attributes, this.#texts])
      marks.clear();
    this.#walks = [];
    if (!this.#root) return;
    // The next recording finds none of these mirrors.
    forget(this.#root);
    this.#root = undefined;
    this.#mirrors.end();
  }

  #bind(root: Node, mirror: Mirror): void {
    this.#mirrors.keep(root, mirror);
    this.#observer.observe(root, OBSERVED);
  }

  readonly #mark = ({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord): void => {
    if (attributeName !== null && (levelAttributes.has(attributeName) || attributeName === IGNORED_ATTRIBUTE))
      this.#levels.add(target);
    // What is not created yet will be read as it is then.
    if (!this.mirrorOf(target)) return;
    if (type === 'characterData') return void this.#texts.add(target);
    if (type === 'attributes') {
      const names = this.#attributes.get(target as Element);
      if (names) names.add(attributeName as string);
      else this.#attributes.set(target as Element, new Set([attributeName as string]));
      return;
    }
    for (const node of removedNodes) if (this.#mirrors.of(node)) this.#removed.add(node);
    for (const node of addedNodes) this.#moved.add(node);
  };

  /** Does the next piece of work, removals first. Returns false when there is none. */
  #step(): boolean {
    if (this.#removed.size > 0) this.#followRemoval(takeFrom(this.#removed));
    else if (this.#levels.size > 0) this.#followLevel(outermostOf(this.#levels));
    else if (this.#moved.size > 0) this.#place(firstOf(this.#moved));
    else if (this.#walks.length > 0) this.#walkOn();
    else if (this.#attributes.size > 0) {
      const [element, names] = firstOf(this.#attributes);
      this.#attributes.delete(element);
      this.#writeAttributes(element, names);
    } else if (this.#texts.size > 0) {
      const text = takeFrom(this.#texts);
      const mirror = this.mirrorOf(text);
      if (mirror) this.#options.hooks.onText(text, mirror);
    } else return false;
    return true;
  }

  #drop(mirror: Mirror): void {
    detach(mirror);
    forget(mirror);
    this.#options.write(messages.RemoveNode, mirror.id);
  }

  /** Follows a node that left its place, unless it was put into another one. */
  #followRemoval(node: Node): void {
    const mirror = this.mirrorOf(node);
    if (!mirror || (this.#moved.has(node) && this.mirrorOf(node.parentNode))) return;
    if (this.mirrorOf(node.parentNode) !== mirror.parent) this.#drop(mirror);
  }

  #levelIn(node: Node, { level }: Mirror): Level {
    return isElement(node) ? levelOf(node, level, this.#options.sanitizer) : level;
  }

  /** Begins an element anew of which more or less may be recorded now; the page's root ends with its whole tree. */
  #followLevel(node: Node): void {
    const mirror = this.mirrorOf(node);
    const isSame = mirror && isTracked(node) && this.#levelIn(node, mirror.parent ?? mirror) === mirror.level;
    if (!isSame) this.#place(node);
  }

  #create(node: Node, parent: Mirror, place: number): Mirror {
    const { write, hooks, sanitizer } = this.#options;
    const names = isElement(node) ? node.getAttributeNames() : [];
    const level = isElement(node) ? levelOf(node, parent.level, sanitizer, names) : parent.level;
    const mirror = aMirror(this.#nextId++, level, parent);
    this.#mirrors.keep(node, mirror);
    attach(mirror, parent, place);
    if (isElement(node)) {
      const isSvg = node.namespaceURI === 'http://www.w3.org/2000/svg';
      write(messages.CreateElementNode, mirror.id, parent.id, place, node.tagName, isSvg);
      this.#describe(node, mirror, names);
    } else {
      write(messages.CreateTextNode, mirror.id, parent.id, place);
      hooks.onText(node, mirror);
    }
    return mirror;
  }

  /** Writes all about an element that has just been created, and queues its children. */
  #describe(element: Element, mirror: Mirror, names: readonly string[]): void {
    const { hooks } = this.#options;
    const isHidden = mirror.level === Level.hidden;
    if (!isHidden) {
      for (const name of names) hooks.onAttribute(element, mirror, name);
      if (element.firstChild) this.#walks.push({ node: element, mirror });
    }
    hooks.onElement(element, mirror, isHidden);
  }

  /** Creates or moves one node whose earlier siblings are in their places. */
  #placeOne(node: Node, parent: Mirror): void {
    const before = trackedBefore(node);
    const sibling = before ? this.mirrorOf(before) : undefined;
    const mirror = this.mirrorOf(node);
    const isKept = mirror?.level === this.#levelIn(node, parent);
    if (mirror && !isKept) this.#drop(mirror);
    if (!mirror || !isKept) return void this.#create(node, parent, placeAfter(parent, sibling));
    const isThere = mirror.parent === parent && parent.children?.[placeAfter(parent, sibling)] === mirror;
    if (isThere) return;
    detach(mirror);
    const place = placeAfter(parent, sibling);
    attach(mirror, parent, place);
    this.#options.write(messages.MoveNode, mirror.id, parent.id, place);
  }

  #isInPlace(node: Node, parent: Mirror): boolean {
    return this.mirrorOf(node)?.parent === parent && !this.#moved.has(node);
  }

  /** Brings a node to its place, after the siblings before it that are not in theirs. */
  #place(node: Node): void {
    const parent = this.mirrorOf(node.parentNode);
    const mirror = this.mirrorOf(node);
    if (!parent || parent.level === Level.hidden || !isTracked(node)) {
      this.#moved.delete(node);
      if (mirror) this.#drop(mirror);
      return;
    }
    const run = [node];
    let before = trackedBefore(node);
    for (; before && !this.#isInPlace(before, parent); before = trackedBefore(before)) run.push(before);
    for (let next = run.pop(); next; next = run.pop()) {
      this.#moved.delete(next);
      this.#placeOne(next, parent);
    }
  }

  /** Creates the next child of the innermost walk. */
  #walkOn(): void {
    const walk = this.#walks.at(-1) as Walk;
    const { node, mirror, last, lastMirror } = walk;
    const isLastHere = last?.parentNode === node;
    const next = isLastHere ? last.nextSibling : node.firstChild;
    if (!next || !mirror.isAlive) return void this.#walks.pop();
    walk.last = next;
    walk.lastMirror = undefined;
    if (!isTracked(next)) return;
    if (this.mirrorOf(next)) return this.#isInPlace(next, mirror) ? undefined : this.#place(next);
    // Whatever moved was placed before walks go on, so the siblings before it are in their places.
    const sibling = isLastHere && lastMirror?.isAlive ? lastMirror : this.mirrorOf(trackedBefore(next));
    walk.lastMirror = this.#create(next, mirror, placeAfter(mirror, sibling));
  }

  #writeAttributes(element: Element, names: Set<string>): void {
    const mirror = this.mirrorOf(element);
    if (!mirror) return;
    if (mirror.level === Level.hidden) return;
    for (const name of names) this.#options.hooks.onAttribute(element, mirror, name);
  }
}

/** The first value of a set or map that has one. */
function firstOf<Value>(values: Iterable<Value>): Value {
  const [first] = values;
  return first as Value;
}

/** Takes the one that is in none of the others: its level counts for them. */
function outermostOf(nodes: Set<Node>): Node {
  let found = firstOf(nodes);
  for (const node of nodes) if (node.contains(found)) found = node;
  nodes.delete(found);
  return found;
}

function takeFrom(nodes: Set<Node>): Node {
  const node = firstOf(nodes);
  nodes.delete(node);
  return node;
}
