import { bench } from './harness/bench.ts';

export default bench({
  about:
    'a roster of 10,000 rows and 12 columns through the import of students, beside parsing alone and inserting the same rows with the same keys, on PGlite, `DATABASE_URL` or `--native`',
  needs: 'nothing',
  limits: { commit: { most: 5, unit: 'bare inserts' } },
  options: { native: false, rows: 10_000, rounds: 3 },
  run: async (context) => (await import('./import/run.ts')).run(context),
});
