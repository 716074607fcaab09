// @module-tag whole
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { bring, openFiles, png } from '../../testing/files.ts';
import { openOwnAcademy, type OwnAcademy } from '../../testing/faults/ownAcademy.node.ts';
import { makeRequests, signInAll, type MadeRequest } from '../../testing/random/requests.ts';

/** Requests of each fault. TEST_RUNS asks more. */
const each = Math.ceil(800 * Number(process.env.TEST_RUNS ?? 1));

const opened = await openOwnAcademy({ question: 1, write: 1, connect: 1, silence: 0.2 }).catch((error: unknown) =>
  String(error),
);
const whyNot = typeof opened === 'string' ? opened : '';
const { api, own, close } = opened as OwnAcademy;
afterAll(async () => (whyNot === '' ? close() : undefined));

const signal = (name: NodeJS.Signals) => process.kill(own.pid() ?? 0, name);
const children = () =>
  readFileSync(`/proc/${own.pid()}/task/${own.pid()}/children`, 'utf8').trim().split(' ').map(Number);
const backends = async (run: (pid: number) => void) => {
  const asked = `select pid from pg_stat_activity where application_name like 'academy%' and pid <> pg_backend_pid()`;
  for (const { pid } of await api.deps.db.sql.query<{ pid: number }>(asked)) run(pid);
};
const isBack = () => api.app.fetch(new Request('http://academy.test/healthz')).then(({ status }) => status);

/** What is done to the server, and what takes it back where the server does not do so by itself. */
const faults: Record<string, { strike: () => unknown; mend?: () => unknown }> = {
  'kill -QUIT of the server': { strike: () => signal('SIGQUIT') },
  'kill -9 of the server': { strike: () => signal('SIGKILL') },
  'a fast shutdown': { strike: () => signal('SIGINT') },
  'kill -9 of a backend': { strike: () => backends((pid) => process.kill(pid, 'SIGKILL')) },
  pg_terminate_backend: {
    strike: () =>
      api.deps.db.sql.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'academy%' and pid <> pg_backend_pid()`,
      ),
  },
  'a frozen server': {
    strike: () => [own.pid() ?? 0, ...children()].forEach((pid) => process.kill(pid, 'SIGSTOP')),
    mend: () => [own.pid() ?? 0, ...children()].forEach((pid) => process.kill(pid, 'SIGCONT')),
  },
};

describe.skipIf(whyNot !== '')(`while the PostgreSQL of the folder suffers ${whyNot}`, () => {
  let requests: MadeRequest[];
  let alike: (() => Promise<{ what: string; status: number; retryAfter: string | null; code: unknown }>)[];
  beforeAll(async () => {
    requests = await makeRequests(api.deps.db.sql, each * Object.keys(faults).length);
    await signInAll(api);
    alike = await sameOnes();
  });

  it.each(Object.keys(faults))('%s, nobody is answered by a fault', { timeout: 120_000 }, async (name) => {
    const { strike, mend } = faults[name] ?? {};
    const logged = api.logged.length;
    const mine = requests.splice(0, each);
    const answers: string[] = [];
    const ask = async (): Promise<void> => {
      for (let made = mine.pop(); made; made = mine.pop()) {
        const { status, headers, body } = await made.send(api);
        answers.push(said(made.id, status, headers.get('retry-after'), body?.code));
        const same = alike[mine.length % alike.length];
        const {
          what,
          status: other,
          retryAfter,
          code,
        } = (await same?.()) ?? { what: '', status: 0, retryAfter: '', code: '' };
        answers.push(said(what, other, retryAfter, code));
      }
    };
    const asking = Promise.all(Array.from({ length: 12 }, ask));
    await delay(200);
    await strike?.();
    // Longer than anybody waits, where the server has to be mended.
    await delay(mend ? 3000 : 500);
    await mend?.();
    await asking;
    const count = (found: RegExp) => answers.filter((answer) => found.test(answer)).length;
    console.info(`${name}: ${answers.length} answers, ${count(/ 503 /)} × 503, ${count(/ 507 /)} × 507`);
    const allowed = / (503 (database-unreachable|busy|too-slow) after \d+|[234]\d\d .*)$/;
    expect(answers.filter((answer) => !allowed.test(answer))).toEqual([]);
    expect(api.logged.slice(logged).filter((line) => /"(fault|graphql-fault|graphql-hidden)"/.test(line))).toEqual([]);
    await expect.poll(isBack, { timeout: 20_000 }).toBe(200);
    await expect
      .poll(async () => (await api.gql('{ lectures { id } }', { as: 'ta' })).status, { timeout: 20_000 })
      .toBe(200);
    expect((await api.call('POST', '/realtime/refresh/tags/x', { as: 'ta' })).status).toBe(204);
  });
});

const said = (what: string, status: number, retryAfter: string | null, code: unknown) =>
  `${what} ${status} ${String(code)}${retryAfter === null ? '' : ` after ${retryAfter}`}`;

/** What random requests are not: GraphQL, a download, an upload, an event stream, pages of health. */
async function sameOnes() {
  const tools = openFiles(api);
  const fileId = await bring(tools, `/files/LECTURE/${lectures.calculusB.id}`, '안내.png', png, 'ta');
  const address = await api.call('GET', `/sp/get-download-url-by-file-id/${fileId}`, { as: 'ta' });
  const { token } = await api.signIn('admin');
  const fetched = async (path: string, init: RequestInit = {}) => {
    const answer = await api.app.fetch(new Request(`http://academy.test${path}`, init));
    const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : '';
    if (text === '') await answer.body?.cancel();
    const body = text === '' ? {} : (JSON.parse(text) as { code?: string; errors?: unknown });
    const isFault = JSON.stringify(body.errors ?? '').includes('"unexpected"');
    return {
      what: path,
      status: isFault ? 500 : answer.status,
      retryAfter: answer.headers.get('retry-after'),
      code: body.code,
    };
  };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = (text: string) => () =>
    fetched('/api/gql', { method: 'POST', headers, body: JSON.stringify({ query: text }) });
  return [
    query('{ lectures { id enrollments { id } } }'),
    query('mutation { insert_wordDecks_one(object: { title: "단어장" }) { id } }'),
    () => fetched('/api/realtime', { headers }),
    () => fetched('/healthz'),
    async () => {
      const got = await tools.fetch(address, {}, address);
      const text = await got.text();
      const code = got.ok ? '' : (JSON.parse(text) as { code: string }).code;
      return { what: 'download', status: got.status, retryAfter: got.headers.get('retry-after'), code };
    },
    async () => {
      const body = { fileName: '안내.png', contentType: 'image/png', fileSize: 70 };
      const {
        status,
        headers: of,
        body: told,
      } = await api.call('POST', `/files/LECTURE/${lectures.calculusB.id}`, { as: 'ta', body });
      return { what: 'upload', status, retryAfter: of.get('retry-after'), code: (told as { code?: string }).code };
    },
  ];
}
