// Storybook's own builder without `changeDetectionAdapter`: at each start it walked through all of the source to say which stories changed, for
// six seconds of the process that serves them. `npm test -- --changed` says it.
export { bail, build, corePresets, hasVitePlugins, start, withoutVitePlugins } from '@storybook/builder-vite';
