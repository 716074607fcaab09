import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { formatLessons, lessonsOf } from '#ui-kit';
import { sharedHours, type Meeting } from './sharedHours.ts';

// The form says it of what is typed, the database of what is stored: the same.

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const clock = (quarters: number): string =>
  `${String(9 + Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
const lesson = fc
  .record({ weekday: fc.integer({ min: 1, max: 3 }), from: fc.nat(20), long: fc.integer({ min: 1, max: 12 }) })
  .map(({ weekday, from, long }) => ({ weekday, startsAt: clock(from), endsAt: clock(from + long) }));
const day = fc.option(fc.constantFrom('2026-03-02', '2026-06-30', '2026-07-01', '2026-12-31'));
const meeting: fc.Arbitrary<Meeting> = fc
  .record({ first: lesson, hours: fc.array(lesson, { maxLength: 3 }), startsOn: day, endsOn: day })
  .map(({ first, ...rest }) => ({ ...first, ...rest }))
  .filter(({ startsOn, endsOn }) => (startsOn ?? '') <= (endsOn ?? '9999'))
  .filter((own) => lessonsOf(own).every((one, at, all) => !all.slice(at + 1).some((other) => meets(one, other))));

function meets(one: Omit<Meeting, 'hours'>, other: Omit<Meeting, 'hours'>): boolean {
  return one.weekday === other.weekday && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

async function add(name: string, { weekday, startsAt, endsAt, startsOn, endsOn, hours }: Meeting): Promise<string> {
  const rows = await api.deps.db.sql.query<{ id: string }>(
    `insert into lectures (name, teacher_name, weekday, starts_at, ends_at, starts_on, ends_on, capacity)
     values ($1, '정하늘', $2, $3, $4, $5, $6, 9) returning id`,
    [name, weekday, startsAt, endsAt, startsOn, endsOn],
  );
  const { id } = rows[0]!;
  for (const own of hours) {
    const values = [id, own.weekday, own.startsAt, own.endsAt];
    await api.deps.db.sql.query(
      'insert into lecture_hours (lecture_id, weekday, starts_at, ends_at) values ($1, $2, $3, $4)',
      values,
    );
  }
  return id;
}

it('says of random hours what the database says', { tags: ['sampled'] }, async () => {
  let shared = 0;
  const same = fc.asyncProperty(meeting, meeting, async (one, other) => {
    await api.deps.db.sql.query(`delete from lectures where name in ('하나', '다른 하나')`);
    const ids = [await add('하나', one), await add('다른 하나', other)];
    const rows = await api.deps.db.sql.query<{ weekday: number; starts_at: string; ends_at: string }>(
      'select weekday, starts_at, ends_at from shared_hours where lecture_id = $1 and other_id = $2',
      ids,
    );
    const [first, ...hours] = rows.map((row) => ({
      weekday: row.weekday,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    }));
    if (first) shared++;
    expect(sharedHours(one, other)).toBe(first ? formatLessons({ ...first, hours }) : '');
  });
  await fc.assert(same, { numRuns: 200 * Number(process.env.TEST_RUNS) });
  expect(shared).toBeGreaterThan(5);
});
