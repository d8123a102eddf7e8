import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may import whom. Arrows point down only: apps, domains, core, then ui, data and kits. */
const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:domain',
      'type:core',
      'type:ui',
      'type:data',
      'type:kit',
      'type:addon',
      'type:backend',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:data', 'type:kit', 'type:testing'],
    bannedExternalImports: ['ky', 'ky/*'],
  },
  {
    sourceTag: 'type:core',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:kit', 'type:testing'],
    bannedExternalImports: ['ky', 'ky/*'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['zustand', 'ky', 'ky/*', 'i18next', 'react-i18next', 'react-router'],
  },
  {
    sourceTag: 'type:data',
    onlyDependOnLibsWithTags: ['type:kit'],
    bannedExternalImports: ['react', 'styled-components'],
  },
  {
    sourceTag: 'type:addon',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:kit'],
    bannedExternalImports: ['react-router', 'ky', 'ky/*'],
  },
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: ['type:kit'],
    bannedExternalImports: ['ky', 'ky/*', 'styled-components'],
  },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:data', 'type:kit', 'type:backend'],
  },
  { sourceTag: 'type:backend', onlyDependOnLibsWithTags: ['type:data', 'type:kit'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:kit', 'type:data', 'type:ui', 'type:backend'] },
];

const testFiles = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/test/**'];
const testOnly = ['@guest/testing', '@guest/*/testing', 'vitest', 'msw*', '@testing-library/*'];

const restrictedSyntax = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only; text files and configuration are exempt.',
  },
  {
    selector: "VariableDeclarator[init.callee.name='useHoster'] Property[key.name='timeZone']",
    message: 'On the device the hotel’s time is told in `useHotelZone()`: its zone data may be old.',
  },
];
const lookBehind = {
  selector: ':matches(Literal[regex.pattern=/\\(\\?<[=!]/], TemplateElement[value.raw=/\\(\\?<[=!]/])',
  message: 'Safari before 16.4 cannot read a file with a look-behind.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.nx/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/storybook-static/**',
      'reports/**',
      'coverage/**',
      'tools/bench/**',
      '.data/**',
      'tools/domain-generator/files/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // A library may be imported lazily by its heavy part and at once by its light one.
          checkDynamicDependenciesExceptions: ['.*'],
          allow: [],
          depConstraints,
        },
      ],
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              importNames: ['default'],
              message: 'Use `import { styled }`: the default export breaks in the server build.',
            },
            {
              name: 'react-router',
              importNames: ['BrowserRouter', 'Form', 'Link', 'NavLink', 'useSearchParams'],
              message:
                'They add 3 KiB to the first load: use `AppRouter`, the design system’s `Link`, `useSearch`.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // What runs on guests' devices exists in the oldest browsers (`browserslist` in package.json).
    files: ['libs/**/*.{ts,tsx}', 'apps/guest-web/src/**/*.{ts,tsx}'],
    ignores: [
      ...testFiles,
      'libs/{testing,reference-backend}/**',
      'libs/*/tools/**',
      'apps/guest-web/src/server/**',
    ],
    plugins: { compat },
    rules: { 'compat/compat': 'error', 'no-restricted-syntax': ['error', ...restrictedSyntax, lookBehind] },
  },
  {
    // Prettier wraps code, not comments.
    rules: { 'max-len': ['error', { code: Number.MAX_SAFE_INTEGER, comments: 120, ignoreUrls: true }] },
  },
  {
    // A file or function over these limits holds a second idea.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [...testFiles, '**/*.spec.ts'],
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 80] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The set-up of tests never reaches a guest.
    files: ['libs/**/src/**/*.{ts,tsx}', 'apps/**/src/**/*.{ts,tsx}'],
    ignores: [
      ...testFiles,
      'apps/guest-web-e2e/**',
      'libs/testing/**',
      'libs/reference-backend/src/testing.ts',
      'libs/reference-backend/src/storage/test/**',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: testOnly }] },
  },
  {
    // The backend runs on servers: nothing that a guest downloads may reach it.
    files: ['apps/guest-web/src/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [...testOnly, '@guest/reference-backend', '@guest/reference-backend/*'] },
      ],
    },
  },
  {
    // Configuration is read by tools that want a default export, and shares presets across projects.
    files: [
      '**/*.config.{ts,mjs}',
      '.dependency-cruiser.mjs',
      '**/.storybook/**',
      '**/*.stories.tsx',
      '**/texts/**/*.ts',
      'tools/domain-generator/*.mjs',
    ],
    rules: { 'no-restricted-syntax': 'off', '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Command lines speak through the console.
    files: ['tools/**', 'apps/reference-api/src/cli/**'],
    rules: { 'no-console': 'off' },
  },
);
