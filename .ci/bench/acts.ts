import { bench } from './harness/bench.ts';

export default bench({
  about:
    'what staff wait for: the first answer sheets and pay slips after a start, enrolling a class, calling it to a retake, the grid of a lesson of today; on the demo academy, each round on a server that has just started',
  needs: 'Chromium',
  limits: {
    'answer sheets, the first after a start': { most: 2500, unit: 'ms' },
    'pay slips, the first after a start': { most: 1500, unit: 'ms' },
    'a class is enrolled': { most: 600, unit: 'ms' },
    'a class is called to a retake': { most: 600, unit: 'ms' },
    'today → grid': { most: 300, unit: 'ms' },
  },
  options: { rounds: 5, app: 'dist/app' },
  run: async (context) => (await import('./acts/run.ts')).run(context),
});
