/**
 * `npm run bench:import`: a roster of 10,000 rows and 12 columns through the import of students, compared with its parts alone. On PGlite, with
 * `--native` on a PostgreSQL started for it, or on a database of its own on the server of `DATABASE_URL`.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { readXlsx, writeXlsx, type CellValue } from 'hucre';
import { heavyAside } from '#api/heavy/aside.node.ts';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { openDemoWorld } from '#api/testing/world.node.ts';
import { startNativePostgres } from '#hasura/engine/testing/nativePostgres.node.ts';
import { staff } from '#mocks/cast.ts';

const { values } = parseArgs({
  options: {
    native: { type: 'boolean', default: false },
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  },
});
// With the memory that compose.yaml gives it.
const server = values.native ? await startNativePostgres({ shared_buffers: '512MB' }) : null;
// The tests' world is opened on this server, or on PGlite without it.
const url = server?.url ?? process.env.DATABASE_URL;
if (url !== undefined) process.env.TEST_DATABASE_URL = url;

const MB = 1_048_576;
const header = [
  '이름',
  '학번',
  '학교',
  '학년',
  '휴대폰',
  '보호자',
  '보호자 연락처',
  '대표강의',
  '태그',
  '비고',
  '주소',
  '성별',
];
const api = await startApi({ validateResponses: false }, await openDemoWorld());
Object.assign(api.deps, { heavy: heavyAside() });
const { token } = await api.signIn(staff.admin.loginId);
console.log(
  `${values.rows} rows × ${header.length} columns on ${api.deps.db.kind}, load ${loadavg()[0]?.toFixed(1)} at the start`,
);

for (let round = 1; round <= Number(values.rounds); round++) {
  const file = await writeXlsx({ sheets: [{ name: '명단', rows: [header, ...rosterOf(round)] }] });
  console.log(`round ${round}: file of ${(file.byteLength / MB).toFixed(1)} MB`);
  await measured('  bare parse', () => readXlsx(file));
  await measured('  bare insert', () => insertBare(api, round));
  const preview = await measured('  preview', () => send(file, { mode: 'PREVIEW' }));
  const { plan, sheet, counts } = JSON.parse(preview) as { plan: string; sheet: unknown; counts: { new: number } };
  if (counts.new !== Number(values.rows)) throw new Error(JSON.stringify(counts));
  const mended = JSON.stringify(sheet);
  await measured('  preview, mended', () => send(null, { mode: 'PREVIEW', sheet: mended }));
  await measured('  commit', () => send(null, { mode: 'COMMIT', plan, sheet: mended }));
  await measured('  preview again', () => send(file, { mode: 'PREVIEW' }));
}
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
await api.close();
await server?.stop();

/** Runs one thing after a garbage collection and prints its time, the longest block of the event loop and the peak growth of memory. */
async function measured<T>(name: string, act: () => Promise<T>): Promise<T> {
  globalThis.gc?.();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  delay.enable();
  const cpu = cpuTimes();
  const start = performance.now();
  const outcome = await act();
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  clearInterval(watch);
  const grown = (Math.max(peak, process.memoryUsage().rss) - before) / MB;
  const blocked = delay.max / 1e6;
  const [own, database] = cpuTimes().map((now, at) => now - (cpu[at] ?? 0));
  const parts = [
    `${time.toFixed(0).padStart(6)} ms`,
    `CPU ${own?.toFixed(0).padStart(5)} ms here, ${database === undefined ? '?' : database.toFixed(0).padStart(5)} ms in the database`,
    `event loop kept ${blocked.toFixed(0).padStart(4)} ms at most`,
    `memory +${grown.toFixed(0)} MB`,
  ];
  console.log(`${name.padEnd(18)} ${parts.join('   ')}`);
  return outcome;
}

/** Milliseconds of CPU of this process, and of a database server that the bench started. */
function cpuTimes(): number[] {
  const { user, system } = process.cpuUsage();
  const here = (user + system) / 1000;
  if (!server) return [here];
  const ticks = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .flatMap(ticksOf);
  return [here, ticks.reduce((sum, one) => sum + one, 0) * 10];
}

// The 14th and 15th field, counted after the name, which may contain spaces.
function ticksOf(pid: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  } catch {
    return [];
  }
}

function rosterOf(round: number): CellValue[][] {
  return Array.from({ length: Number(values.rows) }, (_, at) => [
    `${'김이박최정강조윤장임'[at % 10]}${String.fromCharCode(0xac00 + (at % 500) * 20)}${String.fromCharCode(0xac00 + round * 28 + Math.floor(at / 500))}`,
    30_000_000 + round * 100_000 + at,
    ['세움고', '다온고', '새봄고', '가람중'][at % 4] ?? '',
    `${(at % 3) + 1}`,
    `010-${String(4000 + round).padStart(4, '0')}-${String(at).padStart(4, '0')}`.slice(0, 13),
    `보호자${String.fromCharCode(0xac00 + (at % 11_000))}`,
    1_050_000_000 + at,
    ['미적분 B', '확통 심화', ''][at % 3] ?? '',
    ['형제, 의대', '기숙', '', ''][at % 4] ?? '',
    at % 10 === 0 ? `특이사항 ${at}` : '',
    `서울시 강남구 ${at}번지`,
    at % 2 === 0 ? '여' : '남',
  ]);
}

async function insertBare({ deps }: TestApi, round: number): Promise<void> {
  const rows = rosterOf(round).map(([name, number, school, grade, phone, parent]) => ({
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

async function send(file: Uint8Array | null, fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  if (file) body.set('file', new Blob([new Uint8Array(file)]), '명단.xlsx');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request('http://academy.test/api/students/excel', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const response = await api.app.fetch(request, { ip: '192.0.2.1' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text.slice(0, 400));
  return text;
}
