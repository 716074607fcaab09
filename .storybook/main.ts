import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The apps' own Vite configuration has their root and their pages; Storybook wants neither.
    options: { builder: { viteConfigPath: '.ci/vite/storybook.ts' } },
  },
  stories: [
    { directory: '.', files: '*.mdx' },
    { directory: 'tour', files: '*.stories.tsx' },
    ...['ui-kit', 'crm', 'portal', 'app'].map((directory) => ({
      directory: `../${directory}`,
      files: '**/*.stories.tsx',
    })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    '../.ci/storybook/preset.ts',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What is tried on a state is its test, so that the canvas, the docs and the picture keep the state.
  features: { experimentalTestSyntax: true, changeDetection: false, componentsManifest: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
