import { bench } from './harness/bench.ts';

export default bench({
  about:
    'places as a person reaches them by clicking, first and again: every entry of the menus of a manager and of a student, records of lists, dialogs; from the click until all of it is painted, after a build',
  needs: 'Chromium',
  limits: {
    'first visit, median': { most: 100, unit: 'ms' },
    'first visit, p95': { most: 200, unit: 'ms' },
    'again, median': { most: 80, unit: 'ms' },
    'again, p95': { most: 150, unit: 'ms' },
    'first visit, longest task, p95': { most: 50, unit: 'ms' },
    'again, longest task, p95': { most: 50, unit: 'ms' },
  },
  // `app` is the build that is measured.
  options: { runs: 3, app: 'dist/app' },
  run: async (context) => (await import('./moves/run.ts')).run(context),
});
