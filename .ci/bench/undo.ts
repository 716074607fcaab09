import { setTimeout as wait } from 'node:timers/promises';
import { bench } from './harness/bench.ts';

export default bench({
  about:
    'the undo of an import of 300 and of 2,000 students, and how long a small question of somebody else waits meanwhile, on PGlite, `DATABASE_URL` or `--native`',
  needs: 'nothing',
  limits: {
    'undo of 300': { most: 300, unit: 'ms' },
    'undo of 2000': { most: 1500, unit: 'ms' },
    'somebody else waits': { most: 300, unit: 'ms' },
  },
  options: { native: false, rounds: 5 },
  async run({ options: { native, rounds }, limits, report, cleanup }) {
    const { sendImport, workbookOf } = await import('#api/testing/setups/workbooks.ts');
    const { median, timed } = await import('#hasura/engine/bench/measure.ts');
    const { demoApi } = await import('./harness/world.ts');
    const { header, rosterOf } = await import('./import/roster.ts');
    const { api } = await demoApi(cleanup, native ? {} : null);
    const { db } = api.deps;
    report.line(`${rounds} rounds on ${db.kind}`);

    let roster = 0;
    for (const rows of [300, 2000] as const) {
      const undone: number[] = [];
      const waited: number[] = [];
      for (let round = 1; round <= rounds; round++) {
        const file = await workbookOf([header, ...rosterOf(++roster, rows)]);
        const { plan } = (await sendImport(api, 'admin', { mode: 'PREVIEW', file })).body;
        const { changeSetId } = (await sendImport(api, 'admin', { mode: 'COMMIT', file, plan })).body;
        let isDone = false;
        const undo = timed(async () => {
          const { status, body } = await sendImport(api, 'admin', { mode: 'UNDO', changeSetId });
          isDone = true;
          if (status !== 200) throw new Error(JSON.stringify(body));
        });
        const waits: number[] = [];
        while (!isDone) {
          waits.push(await timed(() => db.sql.query('select name from tags limit 1')));
          await wait(5);
        }
        undone.push(await undo);
        waited.push(Math.max(...waits));
      }
      report.figure(`undo of ${rows}, median`, median(undone), limits[`undo of ${rows}`]);
      report.figure(`    somebody else waits at most, median`, median(waited), limits['somebody else waits']);
    }
  },
});
