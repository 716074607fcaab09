import { bench } from './harness/bench.ts';

export default bench({
  about:
    'the reads of every screen, sixteen at once, the slowest first, beside their statements sent by a plain driver; it only reads a database with a world',
  needs: 'DATABASE_URL',
  options: { rounds: 5, users: 16, only: '', show: 25 },
  run: async (context) => (await import('./reads/run.ts')).run(context),
});
