import { bench } from './harness/bench.ts';

export default bench({
  about:
    'requests per second of the engine beside SQL by hand and PostGraphile, its first answer, and with `--only memory` what it holds',
  needs: 'native PostgreSQL',
  options: { rounds: 7, milliseconds: 1000, only: 'compare,start' },
  run: async ({ options }) => (await import('#hasura/engine/bench/run.node.ts')).measureEngine(options),
});
