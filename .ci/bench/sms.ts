import { bench } from './harness/bench.ts';
import { never } from './harness/limit.ts';

export default bench({
  about:
    'the sender of texts: 10,000 recipients, every fault in 5 % of the calls, three processes, ten kills, everyone gets 0 or 1 in order; then its speed',
  needs: 'native PostgreSQL',
  limits: { wrong: never, speed: { least: 200, unit: 'texts a second' } },
  options: { recipients: 10_000, kills: 10 },
  async run({ options: { recipients, kills }, limits, report }) {
    const { createSolapi } = await import('#api/adapters/solapi/solapi.ts');
    const { systemClock: clock } = await import('#api/ports/clock.ts');
    const { sendBatch } = await import('#api/rest/smsMessages/sending/send.ts');
    const { everyFault } = await import('#api/testing/solapi/faults.ts');
    const { startStandIn } = await import('#api/testing/solapi/standIn.node.ts');
    const { faultsOf, queueTexts, states, weather } = await import('#api/testing/solapi/storm.node.ts');
    const { migratedNative, silent: log } = await import('./harness/world.ts');

    for (const part of [storm, speed]) {
      await using cleanup = new AsyncDisposableStack();
      await part(cleanup);
    }

    async function storm(cleanup: AsyncDisposableStack): Promise<void> {
      const { db, url } = await migratedNative(cleanup);
      const standIn = await startStandIn({ faults: everyFault(0.05), delay: 20 });
      cleanup.defer(() => standIn.stop());
      await queueTexts(db, recipients);
      const planned = { recipients, processes: 3, kills, between: 1200, patience: 900_000 };
      const done = await weather(planned, standIn, db, url);
      report.line(`storm: ${recipients} recipients, ${done.kills} kills, ${done.seconds.toFixed(0)} s`);
      report.line(`    ${JSON.stringify(await states(db))}; calls ${JSON.stringify(standIn.counts)}`);
      const tooFew = done.kills === kills ? [] : [`${done.kills} kills instead of ${kills}`];
      report.faults('wrong', [...(await faultsOf(db, standIn)), ...tooFew]);
    }

    /** One process, with a provider that answers in 20 ms. */
    async function speed(cleanup: AsyncDisposableStack): Promise<void> {
      const { db } = await migratedNative(cleanup);
      const standIn = await startStandIn({ delay: 20 });
      cleanup.defer(() => standIn.stop());
      await queueTexts(db, recipients);
      const { env, url, sent } = standIn;
      const account = { url, apiKey: env.SOLAPI_API_KEY, apiSecret: env.SOLAPI_API_SECRET };
      const sms = createSolapi({ ...account, sender: env.SOLAPI_SENDER, webhookSecret: null });
      const began = performance.now();
      while (await sendBatch({ db, sms, clock, log }));
      const seconds = (performance.now() - began) / 1000;
      report.figure(`${sent.length} texts by one process`, sent.length / seconds, limits.speed);
    }
  },
});
