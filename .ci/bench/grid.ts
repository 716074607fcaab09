import { spawnSync } from 'node:child_process';
import { gridLimits } from '../../app/journeys/surfaces/gridLimits.ts';
import { bench } from './harness/bench.ts';

export default bench({
  about: 'typing grids of 300 × 16 marks and 500 × 30 scores in a browser; words behind `--grep` choose one',
  needs: 'Chromium',
  limits: gridLimits,
  options: { grep: '' },
  async run({ options, report }) {
    const chosen = options.grep === '' ? [] : ['--grep', options.grep];
    const { status } = spawnSync('playwright', ['test', '--project', 'bench', ...chosen], { stdio: 'inherit' });
    report.faults('playwright', status === 0 ? [] : [`exit code ${status}`]);
  },
});
