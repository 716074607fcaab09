import { readXlsx, writeXlsx } from 'hucre';
import { heavyThreads } from '#api/heavy/threads.node.ts';
import type { TestApi } from '#api/testing/api.ts';
import type { ImportReport } from '#client/generated/rest/students.ts';
import { median } from '#hasura/engine/bench/measure.ts';
import { staff } from '#mocks/cast.ts';
import type { Context } from '../harness/bench.ts';
import { demoApi } from '../harness/world.ts';
import { cost, MB } from './cost.ts';
import { header, rosterOf } from './roster.ts';

type Asked = Context<{ native: boolean; rows: number; rounds: number }, 'commit'>;

/** Imports another roster in every round, and its parts alone. */
export async function run({ options, limits, report, cleanup }: Asked): Promise<void> {
  // With the memory that compose.yaml gives it.
  const { api, postmaster } = await demoApi(cleanup, options.native ? { shared_buffers: '512MB' } : null);
  Object.assign(api.deps, { heavy: heavyThreads() });
  const { token } = await api.signIn(staff.admin.loginId);
  report.line(`${options.rows} rows × ${header.length} columns on ${api.deps.db.kind}`);
  const times = { commit: [] as number[], bare: [] as number[] };
  const measured = <T>(name: string, act: () => Promise<T>) => cost(name, act, { report, postmaster });
  const timedAs =
    <T>(part: keyof typeof times, act: () => Promise<T>) =>
    async () => {
      const begun = performance.now();
      const outcome = await act();
      times[part].push(performance.now() - begun);
      return outcome;
    };
  const send = (fields: Record<string, string>, file?: Uint8Array) => sendRoster(api, token, { fields, file });
  for (let round = 1; round <= options.rounds; round++) {
    const roster = rosterOf(round, options.rows);
    const file = await writeXlsx({ sheets: [{ name: '명단', rows: [header, ...roster] }] });
    report.line(`round ${round}: file of ${(file.byteLength / MB).toFixed(1)} MB`);
    await measured('bare parse', () => readXlsx(file));
    const preview = await measured('preview', () => send({ mode: 'PREVIEW' }, file));
    const { plan, sheets, counts } = JSON.parse(preview) as ImportReport;
    if (counts.new !== options.rows) throw new Error(JSON.stringify(counts));
    const mended = JSON.stringify(sheets[0]);
    await measured('preview, mended', () => send({ mode: 'PREVIEW', sheet: mended }));
    const { changeSetId } = JSON.parse(
      await measured(
        'commit',
        timedAs('commit', () => send({ mode: 'COMMIT', plan, sheet: mended })),
      ),
    ) as ImportReport;
    await insertBare(api, changeSetId ?? '', (act) => measured('bare insert', timedAs('bare', act)));
    await measured('preview again', () => send({ mode: 'PREVIEW' }, file));
  }
  report.figure('commit', median(times.commit) / median(times.bare), limits.commit);
}

/** The rows that the import itself wrote, into empty tables with the same columns, keys and checks, but without triggers. */
async function insertBare(
  { deps }: TestApi,
  changeSetId: string,
  measured: (act: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const rollback = new Error('Nothing of it stays.');
  const bare = deps.db.sql.transaction(async (client) => {
    for (const table of written) await client.query(`create table bare_${table} (like ${table} including all)`);
    // They reference the tables that the import wrote, where every row is.
    const keys = await client.query<{ add: string }>(
      `select format('alter table bare_%s add %s', conrelid::regclass, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
      [`{${written.join()}}`],
    );
    const imported = written.map((table) => ({
      table,
      rows: `select (jsonb_populate_record(null::${table}, after)).*`,
    }));
    for (const { add } of keys) await client.query(add);
    await measured(async () => {
      for (const { table, rows } of imported)
        await client.query(
          `insert into bare_${table} ${rows} from audit_log where change_set_id = $1 and table_name = '${table}' and action = 'INSERT'`,
          [changeSetId],
        );
    });
    throw rollback;
  });
  await bare.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

const written = ['tags', 'users', 'students', 'representative_lectures', 'user_tags', 'student_memos'];

async function sendRoster(
  { app }: TestApi,
  token: string,
  { fields, file }: { fields: Record<string, string>; file: Uint8Array | undefined },
): Promise<string> {
  const body = new FormData();
  if (file) body.set('file', new Blob([new Uint8Array(file)]), '명단.xlsx');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request('http://academy.test/api/students/excel', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const response = await app.fetch(request, { ip: '192.0.2.1' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text.slice(0, 400));
  return text;
}
