import { openPostgres } from '#api/adapters/postgres.node.ts';
import { createLog } from '#api/ports/log.ts';
import { tellRace } from '../../bench/clinic/tellRace.ts';
import { createReport } from '../../bench/harness/report.ts';
import type { Spread } from '../spread.ts';

/** 50 students race for places of the clinic a hundred times, through the proxy, while staff change how many there are. */
export async function race({ url, databaseUrl, secret }: Spread): Promise<boolean> {
  const silent = createLog(() => undefined, 'silent');
  const db = openPostgres(databaseUrl, silent);
  try {
    const report = createReport();
    await tellRace({ db, secret, urls: [url], clients: 50, rounds: 100 }, report);
    return report.isGood();
  } finally {
    await db.close();
  }
}
