import { readXlsx, writeXlsx, type CellValue } from 'hucre';
import { heavyThreads } from '#api/heavy/threads.node.ts';
import type { TestApi } from '#api/testing/api.ts';
import type { ImportReport } from '#client/generated/rest/students.ts';
import { staff } from '#mocks/cast.ts';
import type { Context } from '../harness/bench.ts';
import { demoApi } from '../harness/world.ts';
import { cost, MB } from './cost.ts';
import { header, rosterOf } from './roster.ts';

type Asked = Context<{ native: boolean; rows: number; rounds: number }>;

/** Imports another roster in every round, and its parts alone. */
export async function run({ options, report, cleanup }: Asked): Promise<void> {
  // With the memory that compose.yaml gives it.
  const { api, postmaster } = await demoApi(cleanup, options.native ? { shared_buffers: '512MB' } : null);
  Object.assign(api.deps, { heavy: heavyThreads() });
  const { token } = await api.signIn(staff.admin.loginId);
  report.line(`${options.rows} rows × ${header.length} columns on ${api.deps.db.kind}`);
  const measured = <T>(name: string, act: () => Promise<T>) => cost(name, act, { report, postmaster });
  const send = (fields: Record<string, string>, file?: Uint8Array) => sendRoster(api, token, { fields, file });
  for (let round = 1; round <= options.rounds; round++) {
    const roster = rosterOf(round, options.rows);
    const file = await writeXlsx({ sheets: [{ name: '명단', rows: [header, ...roster] }] });
    report.line(`round ${round}: file of ${(file.byteLength / MB).toFixed(1)} MB`);
    await measured('bare parse', () => readXlsx(file));
    await measured('bare insert', () => insertBare(api, roster));
    const preview = await measured('preview', () => send({ mode: 'PREVIEW' }, file));
    const { plan, sheets, counts } = JSON.parse(preview) as ImportReport;
    if (counts.new !== options.rows) throw new Error(JSON.stringify(counts));
    const mended = JSON.stringify(sheets[0]);
    await measured('preview, mended', () => send({ mode: 'PREVIEW', sheet: mended }));
    await measured('commit', () => send({ mode: 'COMMIT', plan, sheet: mended }));
    await measured('preview again', () => send({ mode: 'PREVIEW' }, file));
  }
}

async function insertBare({ deps }: TestApi, roster: CellValue[][]): Promise<void> {
  const rows = roster.map(([name, number, school, grade, phone, parent]) => ({
    name,
    number,
    school,
    grade,
    phone,
    parent,
  }));
  // A temporary table belongs to its connection.
  await deps.db.sql.transaction(async (client) => {
    await client.query(
      'create temporary table bare (name text, number text, school text, grade text, phone text, parent text) on commit drop',
    );
    await client.query(
      'insert into bare select * from json_to_recordset($1::json) as given(name text, number text, school text, grade text, phone text, parent text)',
      [JSON.stringify(rows)],
    );
  });
}

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
