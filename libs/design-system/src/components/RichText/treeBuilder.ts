import { aliases, allowedTags, blockTags, droppedWithContent, headingTags, voidTags } from './allowed';
import { type RichElement, type RichNode, type RichSink } from './nodes';
import { safeProps } from './safeProps';

/** Deeper than any text; deeper elements leave only their words. */
const MAX_DEPTH = 40;

const cells = new Set(['td', 'th', 'caption']);
const rows = new Set(['tr']);
const groups = new Set(['thead', 'tbody', 'tfoot']);
const tableParts = new Set(['table', ...groups, ...rows]);
const lists = new Set(['ul', 'ol']);

/** What must stand around an element, and what stands in where it is missing. */
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

/** What words get around them where a parent takes only its own kind. */
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

/** Its plainer sister, where it has one. */
const nameOf = (written: string) =>
  Object.hasOwn(aliases, written) ? (aliases[written] ?? written) : written;

/**
 * Builds the tree of what may be drawn, from any reader. Only known elements enter it, each where HTML allows it,
 * so that a browser which parses the server's page gets the same tree that React expects.
 */
export function createTreeBuilder() {
  const root: RichNode[] = [];
  const stack: RichElement[] = [];
  const dropped: string[] = [];
  let isPlain = true;

  const top = () => stack.at(-1);
  const siblings = () => top()?.children ?? root;
  const popTo = (index: number) => void stack.splice(index);
  const push = (tag: string, props: RichElement['props']) => {
    const element: RichElement = { tag, props, children: [] };
    siblings().push(element);
    if (!voidTags.has(tag)) stack.push(element);
  };

  /** The innermost open element of a kind; a table's cell is a world of its own, unless it is the table that ends. */
  const find = (is: (tag: string) => boolean, crossesCells = false): number => {
    for (let index = stack.length - 1; index >= 0; index -= 1) {
      const tag = stack[index]?.tag ?? '';
      if (is(tag)) return index;
      if (!crossesCells && cells.has(tag)) return -1;
    }
    return -1;
  };

  const isOpenWord = ({ tag }: RichElement) => !homes[tag] && tag !== 'p';

  const closeAll = (is: (tag: string) => boolean) => {
    const index = find(is);
    if (index === -1) return;
    if (stack.slice(index + 1).some(isOpenWord)) isPlain = false;
    popTo(index);
  };

  /** Ends what HTML ends by itself before this element begins. */
  const prepare = (tag: string) => {
    if (blockTags.has(tag)) closeAll((open) => open === 'p');
    if (headingTags.has(tag)) closeAll((open) => headingTags.has(open));
  };

  /** Closes down to the parent that an element must have, or opens one. */
  const ensureParent = (tag: string) => {
    const home = Object.hasOwn(homes, tag) ? homes[tag] : undefined;
    if (!home) return;
    const isOfTable = cells.has(tag) || tableParts.has(tag);
    const isTable = (open: string) => open === 'table';
    if (isOfTable && find(isTable, true) === -1) {
      isPlain = false;
      enter('table');
    }
    const parent = find((open) => home.parents.has(open), isOfTable);
    if (parent !== -1 && parent >= (isOfTable ? find(isTable, true) : 0)) return popTo(parent + 1);
    if (!isOfTable) isPlain = false;
    ensureParent(home.implied);
    enter(home.implied);
  };

  /** Gives words and foreign elements the wrapper that their parent asks for. */
  const wrap = (tag?: string) => {
    const parent = top()?.tag ?? '';
    const wrapper = Object.hasOwn(wrappers, parent) ? wrappers[parent] : undefined;
    if (wrapper === undefined || (tag !== undefined && homes[tag]?.parents.has(parent))) return;
    isPlain = false;
    ensureParent(wrapper);
    push(wrapper, {});
  };

  const enter = (tag: string, props: RichElement['props'] = {}) => {
    prepare(tag);
    wrap(tag);
    push(tag, props);
  };

  const sink: RichSink = {
    open(written, attribute) {
      const tag = nameOf(written);
      if (dropped.length > 0) {
        if (written === dropped.at(-1)) dropped.push(written);
        return;
      }
      if (droppedWithContent.has(tag)) {
        isPlain = false;
        dropped.push(written);
        return;
      }
      if (!allowedTags.has(tag) || stack.length >= MAX_DEPTH) {
        isPlain = false;
        return;
      }
      if (tag === 'a' && stack.some((open) => open.tag === 'a')) {
        isPlain = false;
        closeAll((open) => open === 'a');
        if (stack.some((open) => open.tag === 'a')) return;
      }
      prepare(tag);
      ensureParent(tag);
      enter(tag, safeProps(tag, attribute));
    },

    close(written) {
      const tag = nameOf(written);
      if (dropped.length > 0) {
        if (written === dropped.at(-1)) dropped.pop();
        return;
      }
      const index = find((open) => open === tag, tableParts.has(tag) || cells.has(tag));
      if (index === -1) {
        if (!voidTags.has(tag)) isPlain = false;
        return;
      }
      if (stack.slice(index + 1).some(isOpenWord)) isPlain = false;
      popTo(index);
    },

    text(value) {
      if (dropped.length > 0 || value === '') return;
      const isBlank = /^[\t\n\f\r ]*$/.test(value);
      if (isBlank) {
        const last = siblings().at(-1);
        const isBetweenBlocks = last === undefined || (typeof last !== 'string' && blockTags.has(last.tag));
        const parent = top()?.tag;
        if (parent === undefined ? isBetweenBlocks : wrappers[parent] !== undefined) return;
      } else {
        wrap();
      }
      const list = siblings();
      const last = list.at(-1);
      if (typeof last === 'string') list[list.length - 1] = last + value;
      else list.push(value);
    },
  };

  return { sink, finish: () => ({ nodes: root, isPlain }) };
}
