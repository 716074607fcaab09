import { bench } from './harness/bench.ts';

export default bench({
  about:
    'five screens until their rows or content are painted, cold and warm, on a desktop and a slow phone, after a build, beside a bare React page of the same elements and style rules',
  needs: 'Chromium',
  limits: {
    'list on a desktop': { most: 1.4, unit: 'bare pages' },
    'blocking on a desktop': { most: 150, unit: 'ms' },
    'portal home on a phone': { most: 1.3, unit: 'bare pages' },
    'portal home painted': { most: 2200, unit: 'ms' },
  },
  // `app` is the build that is measured.
  options: { runs: 5, only: '', devices: 'desktop,phone', app: 'dist/app' },
  run: async (context) => (await import('./screens/run.ts')).run(context),
});
