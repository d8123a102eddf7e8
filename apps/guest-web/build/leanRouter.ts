import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.+\.js$/u;
/** `Link.displayName = "Link";`: a name for developers that keeps the component in every build. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gmu;
const CREATION = /(= |createElement\()(React\$1\.(?:forwardRef|createContext|memo|createElement)\()/gu;
/** A class is made where it stands, and reads its base there: inside of a function it may be left out. */
const BOUNDARY = /^(var|const) (\w+) = (class extends React\$1\.Component \{$.*?^\});$/gmsu;

/** Tells the bundler that making a component or a context of the router does nothing else: what nobody uses goes. */
export function withoutUnusedParts(code: string): string {
  return code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(BOUNDARY, '$1 $2 = /* @__PURE__ */ (() => $3)();')
    .replaceAll(CREATION, '$1/* @__PURE__ */ $2');
}

/** Leaves out the router's links, forms, route tables and data, which this app has no use for: several kilobytes. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  };
}
