import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import type { Database } from '#api/ports/database.ts';
import { createLog } from '#api/ports/log.ts';
import { openPostgres } from '#api/ports/postgres.node.ts';
import { openNative } from '#api/testing/native.node.ts';
import { findBreaches } from './invariants/index.ts';
import { makerOf, type Make } from './testing/make.ts';
import { files } from './testing/migrated.node.ts';

// Rules that look at other rows must hold when many write at once, which takes a server with many connections.
const native = await openNative();

describe.skipIf(native.skipped !== undefined)(`many at once ${native.skipped ?? ''}`, () => {
  let db: Database;
  let make: Make;
  beforeAll(async () => {
    db = openPostgres(
      native.url ?? '',
      createLog(() => undefined, 'silent'),
    );
    await migrate(db.sql, files);
    make = makerOf(db.sql);
  });
  afterAll(async () => {
    await db?.close();
    await native.close();
  });

  const students = (count: number) => Promise.all(Array.from({ length: count }, () => make('students')));

  /** How many of the statements passed; the others were refused by the rule, and by no other. */
  async function passed(refusedBy: RegExp, statements: [sql: string, params: unknown[]][]): Promise<number> {
    const outcomes = await Promise.allSettled(statements.map(([sql, params]) => db.sql.query(sql, params)));
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      const { code, constraint } = outcome.reason as { code: string; constraint?: string };
      expect(`${code} ${constraint ?? ''}`).toMatch(refusedBy);
    }
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  async function score(): Promise<{ exam: string; score: string }> {
    const exam = await make('exams', { cutline: 60 });
    const { student_id } = await make('participants', { weekly_lecture_id: exam.weekly_lecture_id });
    const [row] = await db.sql.query<{ id: string }>('select id from scores where exam_id = $1 and student_id = $2', [
      exam.id,
      student_id,
    ]);
    return { exam: exam.id, score: row?.id ?? '' };
  }

  it('exams and participants that come together leave nobody without a score', async () => {
    const week = await make('weekly_lectures');
    const participant = 'insert into participants (weekly_lecture_id, student_id) values ($1, $2)';
    const exam = 'insert into exams (weekly_lecture_id, name) values ($1, $2)';
    const statements = (await students(20)).flatMap(({ id }, n): [string, unknown[]][] => [
      [participant, [week.id, id]],
      [exam, [week.id, `시험 ${n}`]],
    ]);
    expect(await passed(/never/, statements)).toBe(40);
    expect(await db.sql.query('select from scores where weekly_lecture_id = $1', [week.id])).toHaveLength(400);
  });

  it('retakes are numbered one after the other', async () => {
    const sat = await score();
    await db.sql.query('insert into score_attempts (score_id, value) values ($1, 10)', [sat.score]);
    const retake = `insert into score_attempts (score_id, attempt_type, value) values ($1, 'RETAKE', $2)`;
    const values = Array.from({ length: 15 }, (_, n): [string, unknown[]] => [retake, [sat.score, n]]);
    expect(await passed(/never/, values)).toBe(15);
    const [numbers] = await db.sql.query(
      'select array_agg(retake_number order by retake_number) as found from score_attempts where score_id = $1',
      [sat.score],
    );
    expect(numbers).toEqual({ found: Array.from({ length: 16 }, (_, n) => n) });
  });

  it('a score is absent or has a value, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const sat = await score();
      await passed(/^(23514 score_attempts_value_of_absent|40P01 )/, [
        [`update scores set status = 'ABSENT' where id = $1`, [sat.score]],
        ['insert into score_attempts (score_id, value) values ($1, 80)', [sat.score]],
      ]);
    }
    expect(await findBreaches(db.sql)).toEqual([]);
  });

  it('the points of an exam do not shrink below a value that comes in', async () => {
    for (let round = 0; round < 10; round++) {
      const sat = await score();
      await passed(/^23514 (exams_total_covers_values|score_attempts_value_within_total)$/, [
        ['update exams set total_points = 70 where id = $1', [sat.exam]],
        ['insert into score_attempts (score_id, value) values ($1, 80)', [sat.score]],
      ]);
    }
    expect(await findBreaches(db.sql)).toEqual([]);
  });

  it('one sheet a student is taken, and one holder a cell', async () => {
    const sat = await score();
    const sheet = `insert into omr_sheets (exam_id, student_id) select exam_id, student_id from scores where id = $1`;
    const sheets = Array.from({ length: 20 }, (): [string, unknown[]] => [sheet, [sat.score]]);
    expect(await passed(/^23505 omr_sheets_first_key$/, sheets)).toBe(1);

    const staff = await Promise.all(Array.from({ length: 20 }, () => make('users', { type: 'TA' })));
    const taken = await Promise.all(
      staff.map(({ id }) => db.sql.query('select from take_cell_lock($1, 0, $2)', [sat.score, id])),
    );
    expect(taken.flat()).toHaveLength(1);
  });
});
