import { headingTags, voidTags } from './allowed';
import { type RichElement, type RichNode } from './nodes';

/** Elements that stay when they are empty. */
const mayBeEmpty = new Set(['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', ...voidTags]);

function hasWords(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : Boolean(node.props.alt) || hasWords(node.children),
  );
}

const isDrawn = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) =>
    typeof node === 'string'
      ? node.trim() !== ''
      : node.tag === 'img' || node.tag === 'hr' || isDrawn(node.children),
  );

/** Removes empty elements, links without text and pictures without an address. */
export function prune(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node];
    if (node.tag === 'img' && node.props.src === undefined) return [];
    const children = prune(node.children);
    const isBare =
      (node.tag === 'a' && (node.props.href === undefined || !hasWords(children))) ||
      (node.tag === 'span' && Object.keys(node.props).length === 0);
    if (isBare) return children;
    if (!mayBeEmpty.has(node.tag) && !isDrawn(children)) return node.tag === 'span' ? children : [];
    return [{ ...node, children }];
  });
}

function eachElement(nodes: readonly RichNode[], visit: (element: RichElement) => void) {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    visit(node);
    eachElement(node.children, visit);
  }
}

/** Maps the headings in use to consecutive levels that begin at `first`. */
export function levelHeadings(nodes: readonly RichNode[], first: number): Map<string, string> {
  const used = new Set<string>();
  eachElement(nodes, ({ tag }) => headingTags.has(tag) && used.add(tag));
  return new Map([...used].sort().map((tag, index) => [tag, `h${Math.min(6, first + index)}`]));
}
