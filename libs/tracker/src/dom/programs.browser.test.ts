import { createMessageWriter, createReplica, decodeBatch, messages } from '@guest/recording-codec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAttributes } from './attributes';
import { isElement, isTracked } from './isTracked';
import { TreeRecorder } from './treeRecorder';

/** One step of a random program; the numbers choose among the nodes that there are. */
type Step =
  | { do: 'add'; kind: number; parent: number; before: number }
  | { do: 'move'; node: number; parent: number; before: number }
  | { do: 'remove'; node: number }
  | { do: 'attribute'; node: number; name: number; value: string }
  | { do: 'text'; node: number; value: string }
  | { do: 'html'; node: number; count: number }
  | { do: 'level'; node: number }
  /** Lets the recorder do some steps of its work. */
  | { do: 'record'; steps: number };

const nat = fc.nat(1_000);
const short = fc.string({ maxLength: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), kind: fc.nat(6), parent: nat, before: nat }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('move' as const), node: nat, parent: nat, before: nat }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), node: nat }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('attribute' as const), node: nat, name: fc.nat(2), value: short }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('text' as const), node: nat, value: short }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('html' as const), node: nat, count: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('level' as const), node: nat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('record' as const), steps: fc.nat(6) }) },
);

const kinds = ['div', 'p', 'span', 'ul', '#text', '#comment', 'svg'];

function make(document: Document, kind: number): Node {
  const name = kinds[kind] ?? 'div';
  if (name === '#text') return document.createTextNode(`t${kind}`);
  if (name === '#comment') return document.createComment('c');
  if (name === 'svg') return document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  return document.createElement(name);
}

/** Nodes that were removed and may come back. */
type Away = Node[];

function run(document: Document, away: Away, one: Exclude<Step, { do: 'record' }>): void {
  const all: Node[] = [];
  const walker = document.createTreeWalker(document.body);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) all.push(node);
  const pick = (index: number) => all[index % Math.max(all.length, 1)];
  const parentAt = (index: number) => {
    const elements: Node[] = [document.body, ...all.filter((node) => node.nodeType === 1)];
    return elements[index % elements.length] as Element;
  };
  const insert = (node: Node, parentIndex: number, before: number) => {
    const parent = parentAt(parentIndex);
    if (node.contains(parent)) return;
    parent.insertBefore(node, parent.childNodes[before % (parent.childNodes.length + 1)] ?? null);
  };
  if (one.do === 'add') return insert(make(document, one.kind), one.parent, one.before);
  if (one.do === 'html')
    return void (parentAt(one.node).innerHTML = '<b class="x">é<i></i></b>'.repeat(one.count));
  if (one.do === 'move') {
    const candidates = [...all, ...away];
    const node = candidates[one.node % Math.max(candidates.length, 1)];
    if (node) insert(node, one.parent, one.before);
    return;
  }
  const node = pick(one.node);
  if (!node) return;
  if (one.do === 'remove') {
    away.push(node);
    node.parentNode?.removeChild(node);
  } else if (one.do === 'text') {
    if (node.nodeType !== 1) node.nodeValue = one.value;
  } else if (isElement(node)) {
    if (one.do === 'level') node.toggleAttribute('data-openreplay-obscured');
    else if (one.value === '') node.removeAttribute(`data-${one.name}`);
    else node.setAttribute(`data-${one.name}`, one.value);
  }
}

/** What of a tree is recorded, written out. */
function outline(node: Node, isObscured = false): unknown {
  if (!isElement(node))
    return isObscured ? (node.nodeValue ?? '').trim().replace(/\S/gu, '*') : node.nodeValue;
  const isHere = isObscured || node.hasAttribute('data-openreplay-obscured');
  const attributes = [...node.attributes]
    .map(({ name, value }) => [name, isHere && name.startsWith('data-') ? '' : value])
    .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1));
  return [
    node.tagName,
    attributes,
    [...node.childNodes].filter(isTracked).map((child) => outline(child, isHere)),
  ];
}

const frame = () => {
  const element = document.createElement('iframe');
  document.body.append(element);
  return element;
};

it('replays to the live page after every program', { timeout: 240_000 }, () => {
  const seed = Number(Date.now() % 1e9);
  // eslint-disable-next-line no-console -- a failure is repeated by its seed
  console.info(`seed ${seed}`);
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (program) => {
      const live = frame();
      const copy = frame();
      const page = live.contentDocument as Document;
      page.body.innerHTML = '<ul><li>one</li><li>two</li></ul><p>three</p>';
      const writer = createMessageWriter();
      writer.write(messages.BatchMetadata, 1, 0, 0, 0, '');
      const { onAttribute } = createAttributes({
        write: writer.write,
        pageNo: 0,
        baseUrl: () => '',
        rules: { textSanitizer: (text: string) => text },
        onUse: () => undefined,
      });
      const tree = new TreeRecorder({
        write: writer.write,
        onWork: () => undefined,
        hooks: {
          onElement: () => undefined,
          onText: (text, { id, level }) => {
            const data = text.nodeValue ?? '';
            writer.write(messages.SetNodeData, id, level === 1 ? data.trim().replace(/\S/gu, '*') : data);
          },
          onAttribute,
        },
      });
      tree.start(page);
      const away: Away = [];
      for (const one of program) {
        if (one.do !== 'record') run(page, away, one);
        else {
          let left = one.steps;
          tree.work(() => (left -= 1) < 0);
        }
      }
      expect(tree.work(() => false)).toBe(true);
      const replica = createReplica(copy.contentDocument as Document);
      for (const message of decodeBatch(writer.take()).messages) replica.apply(message);
      expect(copyOutline(copy)).toEqual(outline(page.body));
      tree.stop();
      live.remove();
      copy.remove();
    }),
    { numRuns: 600, seed },
  );
});

/** The copy has no attribute left to obscure: its values are compared as they are. */
function copyOutline(copy: HTMLIFrameElement): unknown {
  const plain = (node: Node): unknown => {
    if (!isElement(node)) return node.nodeValue;
    const attributes = [...node.attributes]
      .map(({ name, value }) => [name, value])
      .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1));
    return [node.tagName, attributes, [...node.childNodes].map(plain)];
  };
  return plain((copy.contentDocument as Document).body);
}
