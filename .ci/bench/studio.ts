import { bench } from './harness/bench.ts';

const opened = { most: 8, unit: 's' };

export default bench({
  about:
    'seconds from the command to the first story and to the first screen of the mocked app, without and with their caches, and of the Tour in the static build in a new browser and again',
  needs: 'Chromium',
  limits: {
    'storybook dev': opened,
    'dev:mock': opened,
    'Tour, cold': opened,
    'Tour, warm': { most: 3, unit: 's' },
    memory: { most: 1000, unit: 'MB' },
  },
  // The static Storybook is built before, unless `built` says that it is.
  options: { runs: 2, built: false, only: '' },
  run: async (context) => (await import('./studio/run.ts')).run(context),
});
