import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { findBreaches } from '#hasura/testing/breaches.ts';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { staff, students } from '../cast.ts';
import { copyText } from './load/copyText.ts';
import { loadWorld } from './load/loadWorld.ts';
import { seedSql } from './load/seedSql.ts';
import { buildWorld, fixedDay } from './model/buildWorld.ts';
import { tablesOf } from './tables.ts';

let db: PGliteDatabase;
beforeAll(async () => {
  db = await openMigrated();
  await loadWorld(db, buildWorld('academy'));
});
afterAll(() => db.close());

describe('a world', () => {
  it('is the same for the same size and day, and differs on another day', () => {
    expect(fingerprint(fixedDay)).toBe(fingerprint(fixedDay));
    expect(fingerprint('2027-03-02')).not.toBe(fingerprint(fixedDay));
  });

  it('names the same columns in every row of a table', () => {
    for (const { table, rows } of tablesOf(buildWorld('small'))) {
      expect(new Set(Array.from(rows, (row) => Object.keys(row).sort().join())).size, table).toBeLessThan(2);
    }
  });

  it.each(['2027-01-01', '2027-02-28', '2028-03-01', '2026-12-27'])('can be generated for %s as well', (today) => {
    const { weeks, today: day } = buildWorld('small', today);
    for (const lecture of new Set(weeks.map((week) => week.lecture))) {
      const ahead = lecture.weeks.map((week) => week.day - day);
      expect(ahead.some((days) => days > -7 && days < 7)).toBe(true);
      expect(Math.max(...ahead)).toBeGreaterThan(0);
    }
  });

  it('says where a row that cannot be made stands', () => {
    const world = { ...buildWorld('small'), opened: Number.NaN };
    const { rows } = tablesOf(world).find(({ table }) => table === 'tags')!;
    expect(() => [...rows]).toThrow(/^mocks\/world\/rows\/tags\.ts:\d+: row 1 of tags: Invalid time value$/);
  });

  it('is what the seed of the Hasura project holds', async () => {
    expect(await seedSql(buildWorld('small'), db.sql)).toBe(readFileSync('hasura/seeds/default/demo.sql', 'utf8'));
  });
});

describe('the academy', () => {
  it('breaks no rule of the data', async () => {
    expect(await findBreaches(db.sql)).toEqual([]);
  });

  it('contains what triggers would have computed', async () => {
    const one = async (sql: string) => (await db.sql.query<{ it: number }>(`select (${sql})::integer as it`))[0]?.it;
    expect(await one('select sum(grade_exam(id)) from exams where is_shown')).toBe(0);
    expect(await one('select sum(refresh_grades(id)) from exams')).toBe(0);
    expect(await one('select sum(settle_clinic(id)) from exams')).toBe(0);
    const before = await one('select count(*) from audit_log');
    await db.sql.query('select settle_reservations(), recompute_board_answers()');
    // A trigger's change would have left an audit entry.
    expect(await one('select count(*) from audit_log')).toBe(before);
  });

  it('has realistic attendance', async () => {
    const [rate] = await rows(`select (100 * avg(type.counts_as_present::integer))::float as present,
      (100 * avg((type.name = '지각')::integer))::float as late, (100 * avg((type.name = '출석')::integer))::float as plain
      from participants join attendance_types as type on type.id = attendance_type_id`);
    expect(rate!['present']).toBeGreaterThan(94);
    expect(rate!['late']).toBeGreaterThan(3);
    expect(rate!['late']).toBeLessThan(12);
    expect(rate!['plain']).toBeGreaterThan(80);
  });

  it('has realistic scores', async () => {
    const [scores] =
      await rows(`select avg(mean)::float as mean, avg(deviation)::float as deviation, min(mean)::float as lowest,
      max(mean)::float as highest, sum(clinic_count)::float as clinic from exam_statistics where taken_count > 0`);
    expect(scores!['mean']).toBeGreaterThan(60);
    expect(scores!['mean']).toBeLessThan(76);
    expect(scores!['deviation']).toBeGreaterThan(12);
    expect(scores!['deviation']).toBeLessThan(24);
    expect(scores!['lowest']).toBeGreaterThan(40);
    expect(scores!['clinic']).toBeGreaterThan(50);
  });

  it('has easy and hard questions that separate strong students from weak ones', async () => {
    const [items] =
      await rows(`select count(*)::integer as all, min(correct_rate)::float as hardest, max(correct_rate)::float as easiest,
      stddev(correct_rate)::float as spread, avg(discrimination)::float as discrimination,
      avg(correlation)::float as correlation
      from exams join exam_question_statistics on exam_id = exams.id where taken_count >= 20 and exams.sequence = 1`);
    expect(items!['all']).toBeGreaterThan(2000);
    expect(items!['hardest']).toBeLessThan(35);
    expect(items!['easiest']).toBeGreaterThan(95);
    expect(items!['spread']).toBeGreaterThan(14);
    expect(items!['discrimination']).toBeGreaterThan(25);
    expect(items!['correlation']).toBeGreaterThan(0.2);
  });

  it('pays every TA of the last month by the hour or by salary', async () => {
    const paid = await rows(
      `select ta_id from pay_months where month = date '${fixedDay}' - interval '1 month 1 day' and net > 0`,
    );
    expect(paid.length).toBeGreaterThan(5);
  });

  it('keeps the hours that people keep: nobody answers or cancels at night', async () => {
    const [night] = await rows(`select
      (select count(*)::integer from board_answers where (created_at at time zone 'Asia/Seoul')::time < '07:30') as answers,
      (select count(*)::integer from clinic_participants where (cancelled_at at time zone 'Asia/Seoul')::time < '07:30') as cancelled,
      (select max(due_at)::date - date '${fixedDay}' from word_reviews) as days`);
    expect(night).toMatchObject({ answers: 0, cancelled: 0 });
    // Due before the exam that one learns for, or soon after.
    expect(night!['days']).toBeLessThan(100);
  });

  it('has data of every kind for the students in tests and stories', async () => {
    for (const { id } of [students.minsu, students.geonu]) {
      const kinds = await rows(`select distinct kind from student_timeline where student_id = '${id}'`);
      expect(kinds.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['ATTENDANCE', 'SCORE', 'CLINIC', 'ENROLLMENT']),
      );
      const [reviews] = await rows(`select count(*)::integer as count from word_reviews where student_id = '${id}'`);
      expect(reviews!['count']).toBeGreaterThan(0);
    }
    const [work] = await rows(`select count(*)::integer as count from work_records where ta_id = '${staff.ta.id}'`);
    expect(work!['count']).toBeGreaterThan(10);
  });
});

function rows(sql: string): Promise<Record<string, unknown>[]> {
  return db.sql.query(sql);
}

/** A digest of all rows of a small world as they are loaded. */
function fingerprint(today: string): string {
  const hash = createHash('sha256');
  for (const { table, rows } of tablesOf(buildWorld('small', today))) {
    hash.update(table);
    for (const chunk of copyText(rows)?.chunks ?? []) hash.update(chunk);
  }
  return hash.digest('hex');
}
