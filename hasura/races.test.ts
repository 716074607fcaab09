// @module-tag whole
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import type { Database } from '#api/ports/database.ts';
import { createLog } from '#api/ports/log.ts';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { openNative } from '#api/testing/servers/native.node.ts';
import { findBreaches } from './testing/breaches.ts';
import { makerOf, type Make } from './testing/make.ts';
import { files } from './testing/migrated.node.ts';

// Rules that read other rows must hold under concurrent writes, which needs a server with many connections.
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
    // As commands do: a question may take five seconds only, and a deadlock is found after one.
    const run = ([sql, params]: (typeof statements)[number]) =>
      db.sql.transaction((client) => client.query(sql, params));
    const outcomes = await Promise.allSettled(statements.map(run));
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

  it('two managers who end each other at once: one stays', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await make('tas', { is_admin_level: true }), await make('tas', { is_admin_level: true })];
      const pair = [one.id, other.id];
      await db.sql.query(
        `update users set is_active = false where type <> 'STUDENT' and is_active and id <> all ($1::uuid[])`,
        [pair],
      );
      const ended = await passed(
        /^23514 managers_last$/,
        pair.map((id, at) => [
          at === 0
            ? 'update tas set is_admin_level = false where id = $1'
            : 'update users set is_active = false where id = $1',
          [id],
        ]),
      );
      expect(ended).toBe(1);
    }
  });

  it('an exam and participants added at once leave nobody without a score', async () => {
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

  it('concurrent retakes get different numbers', async () => {
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

  it('the points of an exam do not shrink below a concurrent value', async () => {
    for (let round = 0; round < 10; round++) {
      const sat = await score();
      await passed(/^23514 (exams_total_covers_values|score_attempts_value_within_total)$/, [
        ['update exams set total_points = 70 where id = $1', [sat.exam]],
        ['insert into score_attempts (score_id, value) values ($1, 80)', [sat.score]],
      ]);
    }
    expect(await findBreaches(db.sql)).toEqual([]);
  });

  it('accepts one sheet per student and one lock per cell', async () => {
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

  it('reports of one video grow by no more than the clock allows', async () => {
    const { student_id, weekly_lecture_id } = await make('participants');
    const video = await make('videos', { weekly_lecture_id });
    const report = `insert into video_progress (video_id, student_id, covered) values ($1, $2, $3::text::int4multirange)
      on conflict on constraint video_progress_student_key
      do update set covered = video_progress.covered + excluded.covered`;
    const pieces = Array.from({ length: 20 }, (_, n): [string, unknown[]] => [
      report,
      [video.id, student_id, `{[${n * 100},${n * 100 + 10})}`],
    ]);
    const start = performance.now();
    const accepted = await passed(/^23514 video_progress_faster_than_clock$/, pieces);
    const allowed = 15 + (2 * (performance.now() - start)) / 1000;
    expect(accepted).toBeGreaterThanOrEqual(1);
    expect(accepted * 10).toBeLessThanOrEqual(allowed);
  });

  /** Runs the second statement before the first is committed, and returns its refusal. */
  async function meanwhile(first: [sql: string, params: unknown[]], second: [sql: string, params: unknown[]]) {
    let outcome: Promise<string> | undefined;
    await db.sql.transaction(async (client) => {
      await client.query(...first);
      outcome = db.sql.query(...second).then(
        () => 'it passed',
        ({ constraint }: { constraint?: string }) => constraint ?? '',
      );
      let isSettled = false;
      void outcome.then(() => (isSettled = true));
      while (!isSettled && !(await isOneWaiting()));
    });
    return outcome;
  }

  /** Whether a statement waits for the commit of another. */
  async function isOneWaiting(): Promise<boolean> {
    const waiting = await db.sql.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  }

  it('a video is not shortened below a concurrent report, nor given a URL besides its file', async () => {
    const { student_id, weekly_lecture_id } = await make('participants');
    const { id } = await make('videos', { weekly_lecture_id, url: null, duration_seconds: 100 });
    const watch = `insert into video_progress (video_id, student_id, covered) values ($1, $2, '{[90,100)}')`;
    const shorten = 'update videos set duration_seconds = 50 where id = $1';
    expect(await meanwhile([watch, [id, student_id]], [shorten, [id]])).toBe('videos_shorter_than_watched');

    const upload = `insert into files (owner_type, owner_id, name, content_type, size_bytes)
      values ('VIDEO', $1, '1강.mp4', 'video/mp4', 9)`;
    const link = `update videos set url = 'https://videos.example/1' where id = $1`;
    expect(await meanwhile([upload, [id]], [link, [id]])).toBe('videos_url_or_file');
    const other = await make('videos', { url: null });
    expect(await meanwhile([link, [other.id]], [upload, [other.id]])).toBe('files_video_url_or_file');
  });

  it('a file does not come to a submission that is being handed in', async () => {
    const exam = await make('exams');
    const { student_id } = await make('participants', { weekly_lecture_id: exam.weekly_lecture_id });
    const { id } = await make('submissions', { exam_id: exam.id, student_id });
    const upload = `insert into files (owner_type, owner_id, name, content_type, size_bytes)
      values ('SUBMISSION', $1, '풀이.png', 'image/png', 9)`;
    const handIn = `update submissions set status = 'DONE' where id = $1`;
    expect(await meanwhile([handIn, [id]], [upload, [id]])).toBe('files_submission_done');
  });

  it('nothing is written about a student while they are forgotten', async () => {
    for (let round = 0; round < 10; round++) {
      const student = await make('students');
      const lecture = await make('lectures');
      await passed(/^(23514 (consults|student_memos|enrollments)_student_anonymised|40P01 )/, [
        ['select anonymise_student($1)', [student.id]],
        [`insert into student_memos (student_id, body) values ($1, '메모')`, [student.id]],
        ['insert into enrollments (student_id, lecture_id) values ($1, $2)', [student.id, lecture.id]],
        [
          `insert into consults (student_id, consulted_at, channel, counterpart, body) values ($1, now(), 'PHONE', 'PARENT', '상담')`,
          [student.id],
        ],
      ]);
    }
    expect(await findBreaches(db.sql)).toEqual([]);
  });

  it('a student who is removed as one of a set takes nothing along that is written meanwhile', async () => {
    const remove = 'select remove_unreferenced_students(array[$1]::uuid[])';
    const note = `insert into student_memos (student_id, body) values ($1, '메모')`;
    const [noted, removed] = await students(2);
    expect(await meanwhile([note, [noted?.id]], [remove, [noted?.id]])).toBe('it passed');
    expect(await meanwhile([remove, [removed?.id]], [note, [removed?.id]])).toBe('student_memos_student_id_fkey');
    const ids = [noted?.id, removed?.id];
    expect(await db.sql.query('select id from students where id = any ($1)', [ids])).toEqual([{ id: noted?.id }]);
    expect(await findBreaches(db.sql)).toEqual([]);
  });

  const book = 'insert into clinic_participants (slot_id, student_id, status) values ($1, $2, $3)';
  const inState = (slot: string, status: string) =>
    db.sql.query('select id from clinic_participants where slot_id = $1 and status = $2', [slot, status]);

  it('a slot accepts as many bookings as seats, and a freed seat goes to the waiting list', async () => {
    const slot = await make('clinic_slots', { capacity: 5 });
    const all = (await students(40)).map(({ id }): [string, unknown[]] => [book, [slot.id, id, 'RESERVED']]);
    expect(await passed(/^23514 clinic_participants_capacity$/, all)).toBe(5);

    const waiting = (await students(10)).map(({ id }): [string, unknown[]] => [book, [slot.id, id, 'WAITING']]);
    expect(await passed(/never/, waiting)).toBe(10);
    // Everybody who has a seat leaves, two of those who wait leave, some come new, and one seat is added.
    const cancel = (id: string): [string, unknown[]] => [
      `update clinic_participants set status = 'CANCELLED' where id = $1`,
      [id],
    ];
    const leaving = [...(await inState(slot.id, 'RESERVED')), ...(await inState(slot.id, 'WAITING')).slice(0, 2)];
    const coming = (await students(5)).map(({ id }): [string, unknown[]] => [book, [slot.id, id, 'RESERVED']]);
    await passed(/^(23514 clinic_participants_capacity|40P01 )$/, [
      ...leaving.map((row) => cancel(String(row['id']))),
      ...coming,
      ['update clinic_slots set capacity = 6 where id = $1', [slot.id]],
    ]);
    expect(await findBreaches(db.sql)).toEqual([]);
    const [load] = await db.sql.query('select booked, capacity from clinic_slot_loads where id = $1', [slot.id]);
    expect(load?.['booked']).toBe(load?.['capacity']);
  });

  it('a booking that would count with an older snapshot is refused', async () => {
    const slot = await make('clinic_slots', { capacity: 1 });
    const [one, other] = await students(2);
    const late = db.sql.transaction(async (client) => {
      await client.query('set transaction isolation level repeatable read');
      await client.query('select 1');
      await db.sql.query(book, [slot.id, one?.id, 'RESERVED']);
      await client.query(book, [slot.id, other?.id, 'RESERVED']);
    });
    await expect(late).rejects.toMatchObject({ code: '25001' });
  });

  it('one student books one of many slots at one hour', async () => {
    const [student] = await students(1);
    const slots = await Promise.all(Array.from({ length: 10 }, () => make('clinic_slots')));
    const all = slots.map(({ id }): [string, unknown[]] => [book, [id, student?.id, 'RESERVED']]);
    expect(await passed(/^(23P01 clinic_participants_no_overlap|40P01 )$/, all)).toBe(1);
  });

  it('a TA clocks in once, at a wage that stays, in a month that is not closed meanwhile', async () => {
    const { ta_id } = await make('ta_pay_terms');
    const clockIn: [string, unknown[]] = ['insert into work_records (ta_id) values ($1)', [ta_id]];
    const refused = /^(23505 work_records_one_open|23P01 work_records_no_overlap|40P01 )$/;
    expect(await passed(refused, Array(20).fill(clockIn))).toBe(1);

    const { id, ta_id: other } = await make('ta_pay_terms');
    const work: [string, unknown[]] = [
      `insert into work_records (ta_id, started_at) values ($1, '2026-03-02T18:00+09')`,
      [other],
    ];
    expect(await meanwhile(work, ['delete from ta_pay_terms where id = $1', [id]])).toBe('work_records_wage_used');
    const close: [string, unknown[]] = [`insert into payroll_closings (month) values ('2026-05-01')`, []];
    const inMay: [string, unknown[]] = [
      `update work_records set started_at = '2026-05-02T18:00+09' where ta_id = $1`,
      [other],
    ];
    expect(await meanwhile(inMay, close)).toBe('payroll_closings_open_work');
    await db.sql.query(`update work_records set started_at = '2026-04-02T18:00+09' where ta_id = $1`, [other]);
    expect(await meanwhile(close, inMay)).toBe('payroll_closings_closed');
  });
});
