/**
 * `npm run bench:sms`: the sender against a provider of our own, on the PostgreSQL server of `TEST_DATABASE_URL` or one of its own. First a storm: 10,000
 * recipients, every fault in 5 % of the calls, three processes, ten of them killed with -9; everyone must get 0 or 1 texts, in order. Then the speed of one
 * process with a provider that answers in 20 ms; the limit is 200 a second.
 */
import { parseArgs } from 'node:util';
import { migrate } from '#engine';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { createSolapi } from '#api/adapters/solapi/solapi.ts';
import { systemClock } from '#api/ports/clock.ts';
import { createLog } from '#api/ports/log.ts';
import { sendBatch } from '#api/rest/smsMessages/sending/send.ts';
import { openNative } from '#api/testing/native.node.ts';
import { everyFault } from '#api/testing/solapi/faults.ts';
import { startStandIn } from '#api/testing/solapi/standIn.node.ts';
import { faultsOf, queueTexts, states, weather } from '#api/testing/solapi/storm.node.ts';

const { values } = parseArgs({
  options: { recipients: { type: 'string', default: '10000' }, kills: { type: 'string', default: '10' } },
});
const recipients = Number(values.recipients);
const log = createLog(() => undefined, 'silent');
let isGood = true;

await onDatabase(async (url) => {
  const db = openPostgres(url, log);
  const standIn = await startStandIn({ faults: everyFault(0.05), delay: 20 });
  try {
    await migrate(db.sql, readProjectFiles());
    await queueTexts(db, recipients);
    const storm = { recipients, processes: 3, kills: Number(values.kills), between: 1200, patience: 900_000 };
    const { seconds, kills } = await weather(storm, standIn, db, url);
    const wrong = await faultsOf(db, standIn);
    isGood &&= wrong.length === 0 && kills === storm.kills;
    console.log(`storm   ${recipients} recipients, ${kills} kills, ${seconds.toFixed(0)} s, wrong: ${wrong.length}`);
    console.log(`        ${JSON.stringify(await states(db))}; calls ${JSON.stringify(standIn.counts)}`);
    for (const line of wrong.slice(0, 10)) console.log(`        ${line}`);
  } finally {
    await standIn.stop();
    await db.close();
  }
});
await onDatabase(async (url) => {
  const db = openPostgres(url, log);
  const standIn = await startStandIn({ delay: 20 });
  try {
    await migrate(db.sql, readProjectFiles());
    await queueTexts(db, recipients);
    const { env } = standIn;
    const account = { url: standIn.url, apiKey: env.SOLAPI_API_KEY, apiSecret: env.SOLAPI_API_SECRET };
    const sms = createSolapi({ ...account, sender: env.SOLAPI_SENDER, webhookSecret: null });
    const began = performance.now();
    while (await sendBatch({ db, sms, clock: systemClock, log }));
    const each = standIn.sent.length / ((performance.now() - began) / 1000);
    isGood &&= each >= 200;
    console.log(`speed   ${standIn.sent.length} texts, ${each.toFixed(0)} a second by one process (limit 200)`);
  } finally {
    await standIn.stop();
    await db.close();
  }
});
if (!isGood) process.exitCode = 1;

async function onDatabase(run: (url: string) => Promise<void>): Promise<void> {
  const native = await openNative();
  if (native.url === undefined) throw new Error(native.skipped);
  try {
    await run(native.url);
  } finally {
    await native.close();
  }
}
