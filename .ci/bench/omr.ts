import { bench } from './harness/bench.ts';

export default bench({
  about:
    'how many marks of drawn and distorted answer sheets are read rightly, and the CPU a page takes beside decoding it alone',
  needs: 'nothing',
  options: { report: false, seed: 0, sheets: 20, only: '', verbose: false },
  run: async ({ options }) => (await import('#omr/bench/run.node.ts')).measureReader(options),
});
