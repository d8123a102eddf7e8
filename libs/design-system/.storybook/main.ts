import { type StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { tsconfigPaths: true },
      oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
