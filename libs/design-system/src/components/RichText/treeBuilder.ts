import { aliases, allowedTags, blockTags, removedWithContent, headingTags, voidTags } from './allowed';
import { type RichElement, type RichNode } from './nodes';
import { safeProps } from './safeProps';

/** Elements nested deeper are removed; their text stays. */
const MAX_DEPTH = 40;

const cells = new Set(['td', 'th', 'caption']);
const rows = new Set(['tr']);
const groups = new Set(['thead', 'tbody', 'tfoot']);
const tableParts = new Set(['table', ...groups, ...rows]);
const lists = new Set(['ul', 'ol']);

/** The parents that an element may have, and the one that is added when none is open. */
const homes: Record<string, { parents: ReadonlySet<string>; implied: string }> = {
  li: { parents: lists, implied: 'ul' },
  dt: { parents: new Set(['dl']), implied: 'dl' },
  dd: { parents: new Set(['dl']), implied: 'dl' },
  td: { parents: rows, implied: 'tr' },
  th: { parents: rows, implied: 'tr' },
  tr: { parents: groups, implied: 'tbody' },
  thead: { parents: new Set(['table']), implied: 'table' },
  tbody: { parents: new Set(['table']), implied: 'table' },
  tfoot: { parents: new Set(['table']), implied: 'table' },
  caption: { parents: new Set(['table']), implied: 'table' },
};

/** The element that is added around text where a parent takes only its own kind. */
const wrappers: Record<string, string> = {
  ul: 'li',
  ol: 'li',
  dl: 'dd',
  table: 'td',
  thead: 'td',
  tbody: 'td',
  tfoot: 'td',
  tr: 'td',
};

/** The plainer element that is drawn in its place, where there is one. */
const nameOf = (written: string) =>
  Object.hasOwn(aliases, written) ? (aliases[written] ?? written) : written;

/**
 * Builds the tree of what may be drawn. Only known elements enter it, each where HTML allows it,
 * so that a browser that parses the page of the server gets the tree that React expects.
 */
export class TreeBuilder {
  readonly nodes: RichNode[] = [];
  readonly #stack: RichElement[] = [];
  /** Open elements that are removed with their content. */
  readonly #removed: string[] = [];

  open(written: string, attribute: (name: string) => string | null) {
    const tag = nameOf(written);
    // HTML allows a head without an end tag.
    if (this.#removed.at(-1) === 'head' && (tag === 'body' || blockTags.has(tag))) this.#removed.pop();
    if (this.#removed.length > 0) {
      if (written === this.#removed.at(-1)) this.#removed.push(written);
      return;
    }
    if (removedWithContent.has(tag)) {
      this.#removed.push(written);
      return;
    }
    if (!allowedTags.has(tag) || this.#stack.length >= MAX_DEPTH) return;
    if (tag === 'a' && this.#hasOpenLink()) {
      this.#closeInnermost((open) => open === 'a');
      if (this.#hasOpenLink()) return;
    }
    this.#closeImplied(tag);
    this.#ensureParent(tag);
    this.#enter(tag, safeProps(tag, attribute));
  }

  close(written: string) {
    const tag = nameOf(written);
    if (this.#removed.length > 0) {
      if (written === this.#removed.at(-1)) this.#removed.pop();
      return;
    }
    const index = this.#find((open) => open === tag, tableParts.has(tag) || cells.has(tag));
    if (index !== -1) this.#stack.splice(index);
  }

  text(value: string) {
    if (this.#removed.length > 0 || value === '') return;
    if (/^[\t\n\f\r ]*$/.test(value)) {
      const last = this.#siblings().at(-1);
      const isBetweenBlocks = last === undefined || (typeof last !== 'string' && blockTags.has(last.tag));
      const parent = this.#stack.at(-1)?.tag;
      if (parent === undefined ? isBetweenBlocks : wrappers[parent] !== undefined) return;
    } else {
      this.#wrap();
    }
    const list = this.#siblings();
    const last = list.at(-1);
    if (typeof last === 'string') list[list.length - 1] = last + value;
    else list.push(value);
  }

  #siblings() {
    return this.#stack.at(-1)?.children ?? this.nodes;
  }

  #hasOpenLink() {
    return this.#stack.some((open) => open.tag === 'a');
  }

  #push(tag: string, props: RichElement['props']) {
    const element: RichElement = { tag, props, children: [] };
    this.#siblings().push(element);
    if (!voidTags.has(tag)) this.#stack.push(element);
  }

  /** The index of the innermost open element of a kind. Stops at the cell of a table unless `crossesCells`. */
  #find(is: (tag: string) => boolean, crossesCells = false): number {
    for (let index = this.#stack.length - 1; index >= 0; index -= 1) {
      const tag = this.#stack[index]?.tag ?? '';
      if (is(tag)) return index;
      if (!crossesCells && cells.has(tag)) return -1;
    }
    return -1;
  }

  #closeInnermost(is: (tag: string) => boolean) {
    const index = this.#find(is);
    if (index !== -1) this.#stack.splice(index);
  }

  /** Closes the elements that HTML closes by itself before this one. */
  #closeImplied(tag: string) {
    if (blockTags.has(tag)) this.#closeInnermost((open) => open === 'p');
    if (headingTags.has(tag)) this.#closeInnermost((open) => headingTags.has(open));
  }

  /** Closes down to the parent that an element must have, or opens that parent. */
  #ensureParent(tag: string) {
    const home = Object.hasOwn(homes, tag) ? homes[tag] : undefined;
    if (!home) return;
    const isOfTable = cells.has(tag) || tableParts.has(tag);
    const isTable = (open: string) => open === 'table';
    if (isOfTable && this.#find(isTable, true) === -1) this.#enter('table');
    const parent = this.#find((open) => home.parents.has(open), isOfTable);
    if (parent !== -1 && parent >= (isOfTable ? this.#find(isTable, true) : 0)) {
      this.#stack.splice(parent + 1);
      return;
    }
    this.#ensureParent(home.implied);
    this.#enter(home.implied);
  }

  /** Gives text and foreign elements the wrapper that their parent needs. */
  #wrap(tag?: string) {
    const parent = this.#stack.at(-1)?.tag ?? '';
    const wrapper = Object.hasOwn(wrappers, parent) ? wrappers[parent] : undefined;
    if (wrapper === undefined || (tag !== undefined && homes[tag]?.parents.has(parent))) return;
    this.#ensureParent(wrapper);
    this.#push(wrapper, {});
  }

  #enter(tag: string, props: RichElement['props'] = {}) {
    this.#closeImplied(tag);
    this.#wrap(tag);
    this.#push(tag, props);
  }
}
