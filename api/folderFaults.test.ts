import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskRoom } from './adapters/storage/diskRoom.node.ts';
import { openMachine } from './adapters/machine.node.ts';
import { createOutbox } from './adapters/sms/outbox.node.ts';
import { createFolderStorage } from './adapters/storage/storageFolder.node.ts';
import { settingsOf } from './testing/setups/backups.node.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { asked, faultLines, faultsIn, figures, otherRequests } from './testing/faults/answers.ts';
import { openUndoableWorld, type UndoableWorld } from './testing/random/nested.node.ts';
import { makeRequests, signInAll, type MadeRequest } from './testing/random/requests.ts';
import { temporaryDataDir } from './testing/servers/server.node.ts';

// What goes wrong beside the database while the academy is open; what happens to the database is in adapters/ownPostgres/faults.test.ts.

const { dataDir, remove } = temporaryDataDir();
const at = (...names: string[]) => join(dataDir, ...names);
const day = 86_400;
let ahead = 0;

/** What is done, and what takes it back. */
const faults: Record<string, { strike: () => unknown; mend: () => unknown }> = {
  'files/ is a file': inItsPlace('files'),
  'files/ is gone': {
    strike: () => renameSync(at('files'), at('kept')),
    mend: () => renameSync(at('kept'), at('files')),
  },
  'outbox.jsonl is a folder': {
    strike: () => mkdirSync(at('outbox.jsonl')),
    mend: () => rmSync(at('outbox.jsonl'), { recursive: true }),
  },
  'backups/ is a file': inItsPlace('backups'),
  'the data folder is gone': {
    strike: () => renameSync(dataDir, `${dataDir}-kept`),
    mend: () => renameSync(`${dataDir}-kept`, dataDir),
  },
  'the folder for temporary files is gone': {
    strike: () => void (process.env.TMPDIR = '/nowhere'),
    mend: () => delete process.env.TMPDIR,
  },
  'the disk is full': {
    strike: () => Object.assign(api.deps, { hasRoom: async () => false }),
    mend: () => Object.assign(api.deps, { hasRoom: roomOf() }),
  },
  ...Object.fromEntries(
    [1, -1, 3653, -3653].map((days) => [
      `the clock jumps by ${days} days`,
      { strike: () => jump(days * day), mend: () => jump(-ahead) },
    ]),
  ),
};
/** Requests of each fault: a few on each change. */
const each = Math.ceil(400 * Number(process.env.TEST_RUNS) ** 2);

let world: UndoableWorld;
let api: TestApi;
let requests: MadeRequest[];
let others: Awaited<ReturnType<typeof otherRequests>>;
beforeAll(async () => {
  mkdirSync(at('backups'), { recursive: true });
  world = await openUndoableWorld();
  api = await startApi({}, world.db, createOutbox(dataDir));
  const machine = openMachine(settingsOf(dataDir), { isDemo: false, hasBackups: true });
  Object.assign(api.deps, { storage: createFolderStorage(dataDir), hasRoom: roomOf(), machine });
  requests = await makeRequests(
    world.db.sql,
    each * Object.keys(faults).length,
    Number(process.env.FAST_CHECK_SEED ?? 1),
  );
  await signInAll(api);
  others = await otherRequests(api);
});
afterAll(async () => {
  await api.close();
  remove();
});

describe('while people work', () => {
  it.each(Object.keys(faults))(
    '%s, and nobody is answered by a fault',
    { timeout: 10_000 + 100 * each, tags: ['sampled'] },
    async (name) => {
      const logged = api.logged.length;
      await faults[name]?.strike();
      const answers: string[] = [];
      for (const [n, made] of requests.splice(0, each).entries()) {
        await world.undone(async () => void answers.push(await asked(api, made)()));
        answers.push((await others[n % others.length]?.()) ?? '');
      }
      await faults[name]?.mend();
      console.info(figures(name, answers));
      expect(
        faultsIn(answers),
        api.logged
          .slice(logged)
          .filter((line) => line.includes('fault'))
          .join('\n'),
      ).toEqual([]);
      expect(faultLines(api.logged.slice(logged))).toEqual([]);
      // Who uploads for weeks in minutes has no uploads left.
      for (const ask of others) expect(await ask()).toMatch(/ (2\d\d|429) /);
    },
  );
});

/** A file where a folder should be. */
function inItsPlace(name: string) {
  return {
    strike: () => {
      renameSync(at(name), at('kept'));
      writeFileSync(at(name), '');
    },
    mend: () => {
      rmSync(at(name));
      renameSync(at('kept'), at(name));
    },
  };
}

// What is known of a disk holds for two seconds, so that each fault asks anew.
function roomOf() {
  return () => diskRoom(dataDir)();
}

/** People sign in again at the other time: their tokens are over, or not yet. */
async function jump(seconds: number): Promise<void> {
  ahead += seconds;
  api.wait(seconds);
  await signInAll(api);
}
