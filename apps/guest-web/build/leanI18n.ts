import { parseAst, type Plugin } from 'vite';

const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/u;
/** What i18next says while `debug` is on, and else leaves unsaid; errors it says always. */
const REMARK = /^this\.logger\.(?:log|warn|deprecate)$/u;

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The outermost calls of a program that make a remark, from its start to its end. */
function remarksOf(node: Node, code: string): Node[] {
  const { callee } = node as Node & { callee?: unknown };
  if (node.type === 'CallExpression' && isNode(callee) && REMARK.test(code.slice(callee.start, callee.end)))
    return [node];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => remarksOf(child, code));
}

/** i18next without its remarks for developers: three of its fifty kilobytes. */
export function withoutRemarks(code: string): string {
  const remarks = remarksOf(parseAst(code), code).sort((a, b) => b.start - a.start);
  return remarks.reduce((rest, { start, end }) => `${rest.slice(0, start)}void 0${rest.slice(end)}`, code);
}

/** Leaves out of a build what i18next tells developers; in development they still read it. */
export function leanI18n(): Plugin {
  return {
    name: 'lean-i18n',
    apply: 'build',
    transform: {
      filter: { id: I18NEXT },
      handler: (code) => ({ code: withoutRemarks(code), map: null }),
    },
  };
}
