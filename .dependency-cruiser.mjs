/** Layers inside each project; who may import which project is a rule of eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-files',
      severity: 'error',
      comment: 'Files must not import each other in a circle, type imports included.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      comment: 'Folders of one project must not import each other, directly or by way of others.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-way-back-to-the-top',
      severity: 'error',
      comment: 'Files directly in src/ put the folders together, so no folder may import them.',
      from: { path: '^((?:apps|libs)/[^/]+/src)/.+/' },
      to: { path: '^$1/[^/]+$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    includeOnly: '^(apps|libs|tools)/',
    exclude: {
      path: ['node_modules', '/dist/', '/generated/', String.raw`\.(test|stories|spec)\.tsx?$`, '/test/'],
    },
  },
};
