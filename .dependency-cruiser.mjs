/** Layers inside each project; who may import which project is a rule of eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-cycle-of-files',
      severity: 'error',
      comment: 'Imports must not form a cycle of files, type imports included.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      comment: 'Imports must not form a cycle of folders of one project.',
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
