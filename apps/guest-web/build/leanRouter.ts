import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.+\.js$/u;
/** `Link.displayName = "Link";`: a name for developers that keeps the component in every build. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gmu;
const CREATION = /= (React\$1\.(?:forwardRef|createContext)\()/gu;

/** Tells the bundler that making a component or a context of the router does nothing else: what nobody uses goes. */
export function withoutUnusedParts(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(CREATION, '= /* @__PURE__ */ $1');
}

/** Leaves out the router's links, forms and prefetching, which this app has no use for: several kilobytes. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  };
}
