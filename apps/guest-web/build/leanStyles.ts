import type { Plugin } from 'vite';

const MIDDLEWARE = /\/stylis\/src\/Middleware\.js$/u;
const PREFIXER = /^export function prefixer\b/mu;

/** The compiler of styles without vendor prefixes, which styled-components asks for only when told to. */
export function withoutPrefixes(code: string): string {
  return code.replace(PREFIXER, 'export const prefixer = () => undefined\nfunction unused');
}

/** Leaves out the table of vendor prefixes: browsers that need them are older than those this app is built for. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    transform: {
      filter: { id: MIDDLEWARE },
      handler: (code) => ({ code: withoutPrefixes(code), map: null }),
    },
  };
}
