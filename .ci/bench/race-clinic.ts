import { bench } from './harness/bench.ts';
import { never } from './harness/limit.ts';

export default bench({
  about:
    'students race for seats of the clinic over HTTP through three servers: none is given twice or lost, each answer is a success or a refusal',
  needs: 'native PostgreSQL',
  limits: { breaches: never },
  options: { clients: 50, rounds: 100 },
  async run({ options, report, cleanup }) {
    const { startThreeServers } = await import('./clinic/threeServers.ts');
    const { tellRace } = await import('./clinic/tellRace.ts');
    const { urls, db, secret } = await startThreeServers(cleanup);
    await tellRace({ urls, db, secret, ...options }, report);
  },
});
