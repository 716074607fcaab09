import type { Plugin } from 'vite';

/** True for `vite build` of the apps; Storybook reads vite.config.ts too, with a root of its own. */
export const isAppBuild: Plugin['apply'] = (config, { command }) => command === 'build' && config.root === 'app';
