// @module-tag timeless
import { writeXlsx, type CellValue } from 'hucre';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { diceOf } from '../../../testing/random/dice.ts';

// For any file the import reports the errors, and writes all chosen rows or none.

/** 1,200 before a release: `TEST_RUNS=20 npx vitest run --project unit importStudents.fuzz`. */
const runs = 60 * Number(process.env.TEST_RUNS);

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const header = ['이름', '학교', '학년', '휴대폰', '보호자', '보호자 연락처', '학번', '대표강의', '태그', '메모'];
const roster: CellValue[][] = Array.from({ length: 12 }, (_, at) => [
  `시험${String.fromCharCode(0xac00 + at * 300)}`,
  '새봄고',
  '고1',
  `010-7000-${1000 + at}`,
  `보호자${at}`,
  `010-7001-${1000 + at}`,
  '',
  '',
  '신규',
  '메모',
]);

const oddCells: CellValue[] = [
  ...[null, '', ' ', 0, -1, 1.5e300, Number.MAX_SAFE_INTEGER, true, new Date(0), new Date('9999-12-31')],
  ...[
    '=1+1',
    '+82',
    '@SUM(A1)',
    "'; drop table users; --",
    '\u0000',
    '\ud800',
    '가'.repeat(40_000),
    '\n\n',
    '🙂'.repeat(60),
  ],
  ...[
    '김'.normalize('NFD'),
    '１２３４５６７８',
    '20260001',
    '00000000',
    '1e8',
    '고4',
    '이름',
    '합계',
    '010-1234-56789',
    '\u202e',
  ],
];

type Dice = ReturnType<typeof diceOf>;

it(
  `gives no fault and no half import for ${runs} broken workbooks`,
  { timeout: 300_000, tags: ['sampled'] },
  async () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= runs; seed++) {
      const dice = diceOf(seed);
      const file = await mutate(dice);
      const before = await countStudents();
      const preview = await send(file, { mode: 'PREVIEW' });
      expect(preview.status, `seed ${seed}: ${JSON.stringify(preview.body).slice(0, 300)}`).toBeLessThan(500);
      expect(await countStudents(), `seed ${seed} wrote on PREVIEW`).toBe(before);
      let outcome = `preview ${preview.status}`;
      if (preview.status === 200 && dice.chance(40)) {
        const commit = await send(file, { mode: 'COMMIT', plan: preview.body.plan });
        expect(commit.status, `seed ${seed}: ${JSON.stringify(commit.body).slice(0, 300)}`).toBeLessThan(500);
        const written = commit.status === 200 ? preview.body.counts.new : 0;
        expect(await countStudents(), `seed ${seed} wrote half`).toBe(before + written);
        outcome = `commit ${commit.status}`;
      }
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
    // The test is only useful when some files are refused and some accepted.
    for (const outcome of ['preview 200', 'preview 400', 'commit 200']) {
      expect(seen.get(outcome) ?? 0, JSON.stringify([...seen])).toBeGreaterThan(runs / 50);
    }
  },
);

async function mutate(dice: Dice): Promise<Uint8Array> {
  const rows = [header, ...roster].map((row) => [...row]);
  for (let n = dice.below(6); n >= 0; n--) mutateCells(rows, dice);
  const file = await writeXlsx({ sheets: [{ name: '명단', rows }] });
  return dice.chance(25) ? mutateBytes(file, dice) : file;
}

function mutateCells(rows: CellValue[][], dice: Dice): void {
  const row = rows[dice.chance(15) ? 0 : dice.below(rows.length)] ?? [];
  const kind = dice.below(6);
  if (kind === 0) rows.splice(dice.below(rows.length), 1);
  else if (kind === 1) rows.splice(dice.below(rows.length), 0, [...row]);
  else if (kind === 2) row.splice(dice.below(header.length), 1);
  else row[dice.below(header.length)] = dice.pick(oddCells);
}

function mutateBytes(file: Uint8Array, dice: Dice): Uint8Array {
  const bytes = Uint8Array.from(file);
  if (dice.chance(20)) return bytes.slice(0, dice.below(bytes.length));
  for (let n = dice.below(20); n >= 0; n--) bytes[dice.below(bytes.length)] = dice.below(256);
  return bytes;
}

async function send(file: Uint8Array, fields: Record<string, string>) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)]), '명단.xlsx');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return api.call('POST', '/students/excel', { as: 'ta', body });
}

async function countStudents(): Promise<number> {
  const [row] = await api.deps.db.sql.query<{ count: number }>('select count(*)::int as count from students');
  return row?.count ?? 0;
}
