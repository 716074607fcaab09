// @module-tag whole
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, faultLines, faultsIn, figures, otherRequests } from '../../testing/faults/answers.ts';
import { openOwnAcademy, type OwnAcademy } from '../../testing/faults/ownAcademy.node.ts';
import { makeRequests, signInAll, type MadeRequest } from '../../testing/random/requests.ts';

/** Requests of each fault. TEST_RUNS asks more. */
const each = Math.ceil(800 * Number(process.env.TEST_RUNS ?? 1));

const opened = await openOwnAcademy({ question: 1, write: 1, connect: 1, silence: 0.2 }).catch((error: unknown) =>
  String(error),
);
const whyNot = typeof opened === 'string' ? opened : '';
const { api, own, dataDir, close } = opened as OwnAcademy;
const version = join(dataDir ?? '', 'postgres', 'PG_VERSION');
afterAll(async () => (whyNot === '' ? close() : undefined));

const signal = (name: NodeJS.Signals) => process.kill(own.pid() ?? 0, name);
/** The server ends all its processes with the first that is killed: one may be gone already. */
const signalEach = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};
const children = () =>
  readFileSync(`/proc/${own.pid()}/task/${own.pid()}/children`, 'utf8').trim().split(' ').map(Number);
const backends = async () => {
  const asked = `select pid from pg_stat_activity where application_name like 'academy%' and pid <> pg_backend_pid()`;
  return (await api.deps.db.sql.query<{ pid: number }>(asked)).map(({ pid }) => pid);
};
const isBack = () => api.app.fetch(new Request('http://academy.test/healthz')).then(({ status }) => status);

/** What is done to the server, and what takes it back where the server does not do so by itself. */
const faults: Record<string, { strike: () => unknown; mend?: () => unknown }> = {
  'kill -QUIT of the server': { strike: () => signal('SIGQUIT') },
  'kill -9 of the server': { strike: () => signal('SIGKILL') },
  'a fast shutdown': { strike: () => signal('SIGINT') },
  'kill -9 of a backend': { strike: async () => signalEach(await backends(), 'SIGKILL') },
  pg_terminate_backend: {
    strike: () =>
      api.deps.db.sql.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'academy%' and pid <> pg_backend_pid()`,
      ),
  },
  'a crash of a server that cannot start for a while': {
    strike: () => {
      renameSync(version, `${version}-kept`);
      signal('SIGKILL');
    },
    mend: () => renameSync(`${version}-kept`, version),
  },
  'a frozen server': {
    strike: () => signalEach([own.pid() ?? 0, ...children()], 'SIGSTOP'),
    mend: () => signalEach([own.pid() ?? 0, ...children()], 'SIGCONT'),
  },
};

describe.skipIf(whyNot !== '')(`while the PostgreSQL of the folder suffers ${whyNot}`, () => {
  let requests: MadeRequest[];
  let others: Awaited<ReturnType<typeof otherRequests>>;
  /** Somebody whom no random request knows, and so none signs out. */
  let watcher: { token: string };
  beforeAll(async () => {
    requests = await makeRequests(api.deps.db.sql, each * Object.keys(faults).length);
    await signInAll(api);
    others = await otherRequests(api);
    await api.deps.db.sql.query(`with made as (
      insert into users (login_id, name, type, password_hash)
      select 'watcher', '지켜보는 조교', 'TA', password_hash from users where login_id = 'ta-junho' returning id)
      insert into tas (id) select id from made`);
    watcher = await api.signIn('watcher');
  });

  it.each(Object.keys(faults))('%s, nobody is answered by a fault', { timeout: 120_000 }, async (name) => {
    const { strike, mend } = faults[name] ?? {};
    const logged = api.logged.length;
    const mine = requests.splice(0, each);
    const answers: string[] = [];
    const ask = async (): Promise<void> => {
      for (let made = mine.pop(); made; made = mine.pop()) {
        answers.push(await asked(api, made)());
        const other = others[mine.length % others.length];
        if (other) answers.push(await other());
      }
    };
    const asking = Promise.all(Array.from({ length: 12 }, ask));
    await delay(200);
    await strike?.();
    // Longer than anybody waits, where the server has to be mended.
    await delay(mend ? 3000 : 500);
    await mend?.();
    await asking;
    console.info(figures(name, answers));
    expect(faultsIn(answers)).toEqual([]);
    expect(faultLines(api.logged.slice(logged))).toEqual([]);
    await expect.poll(isBack, { timeout: 20_000 }).toBe(200);
    await expect
      .poll(async () => (await api.gql('{ lectures { id } }', { as: watcher })).status, { timeout: 20_000 })
      .toBe(200);
    expect((await api.call('POST', '/realtime/refresh/tags/x', { as: watcher })).status).toBe(204);
  });
});
