import { bench } from './harness/bench.ts';

export default bench({
  about:
    'a roster of 10,000 rows and 12 columns through the import of students, beside parsing and inserting alone, on PGlite, `DATABASE_URL` or `--native`',
  needs: 'nothing',
  options: { native: false, rows: 10_000, rounds: 3 },
  run: async (context) => (await import('./import/run.ts')).run(context),
});
