import path from 'node:path';
import { type StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests read no props tables. TypeScript resolves types such as `(typeof buttonSizes)[number]`.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: path.join(root, '.storybook/tsconfig.json'),
      include: [path.join(root, 'src/**/*.tsx')],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/generated/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Leaves out the native properties of elements.
      propFilter: ({ declarations = [] }) =>
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { tsconfigPaths: true },
      oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
