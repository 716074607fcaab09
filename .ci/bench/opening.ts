import { bench } from './harness/bench.ts';
import { never } from './harness/limit.ts';

export default bench({
  about:
    'the minute in which reservations open: 1,000 students reserve while 60 staff mark attendance, through three servers, beside the same writes as bare SQL',
  needs: 'native PostgreSQL',
  limits: { refused: never },
  options: { students: 1000, staff: 60, seconds: 10 },
  run: async (context) => (await import('./clinic/opening.ts')).run(context),
});
