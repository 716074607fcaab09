// @module-tag tree
import { describe, expect, it } from 'vitest';
import { readForeignKeys } from './catalog.ts';
import { examDoors } from './testing/doors/exams.ts';
import { end, lectureDoors } from './testing/doors/lectures.ts';
import { ownRows } from './testing/doors/own.ts';
import { leave, studentDoors } from './testing/doors/students.ts';
import { leaveWork, taDoors, userDoors } from './testing/doors/tas.ts';
import type { Tables } from './generated/tables.ts';
import { openMigrated } from './testing/migrated.node.ts';
import { rules } from './testing/showRules.ts';

const rule = rules();

const shift = {
  wage_type_id: null,
  status: 'CLOSED',
  started_at: '2026-03-02T18:00+09',
  ended_at: '2026-03-02T22:00+09',
};
/** Columns that the database fills. */
const computed = ['work_month', 'work_date', 'minutes', 'next_day_minutes'];

/** What is refused in one state only, by that state. */
const special: Record<string, `${string} ${string}`> = {
  forgotten: '23514 students_deletion_asked',
  anonymised: '23514 tas_anonymised',
};

describe.each([
  { noun: 'student', targets: ['students'], doors: studentDoors, states: leave, why: '23514 students_inactive' },
  {
    noun: 'lecture',
    targets: ['lectures', 'weekly_lectures'],
    doors: lectureDoors,
    states: end,
    why: '23514 lectures_ended',
  },
  { noun: 'exam', targets: ['exams', 'retake_exams'], doors: examDoors, states: {}, why: '23514 never' },
  { noun: 'TA', targets: ['tas'], doors: taDoors, states: leaveWork, why: '23514 tas_inactive' },
  { noun: 'account', targets: ['users'], doors: userDoors, states: {}, why: '23514 never' },
] as const)('a row that is joined to a $noun', ({ targets, doors, states, why }) => {
  it('has an answer at each foreign key', async () => {
    const db = await openMigrated();
    const keys = (await readForeignKeys(db.sql)).filter(({ target }) => targets.some((known) => known === target));
    await db.close();
    const joined = keys.map(({ table, columns }) => `${table}.${columns[0]}`).filter((key) => !key.endsWith('_by'));
    expect(joined).toEqual(Object.keys(doors));
  });

  for (const [door, ask] of Object.entries(doors)) {
    if (typeof ask === 'string') continue;
    for (const [state, bringAbout] of Object.entries(states)) {
      const only = special[ask.answer];
      const answer = only === undefined ? ask.answer : state === ask.answer ? 'refused' : 'taken';
      rule(`at ${door}, ${state}: ${answer}`, async (tools) => {
        const { of, row } = await ask.joining(tools);
        const columns = Object.keys(row);
        const places = columns.map((_, at) => `$${at + 1}`);
        const insert = `insert into ${door.split('.')[0]} (${columns.join(', ')}) values (${places.join(', ')}) returning id`;
        await tools.accepts(bringAbout, [of]);
        if (answer === 'refused') {
          const code = door === 'board_posts.assigned_ta_id' ? '23514 board_posts_ta_inactive' : (only ?? why);
          await tools.refuses(code, insert, Object.values(row));
        } else {
          expect(await tools.accepts(insert, Object.values(row))).toHaveLength(answer === 'taken' ? 1 : 0);
        }
      });
    }
  }
});

describe('a row of a TA with a manager’s rights, written by themselves', () => {
  it('has an answer in each table of theirs', () => {
    expect(Object.keys(taDoors).map((door) => door.split('.')[0])).toEqual(Object.keys(ownRows));
  });

  for (const [table, ask] of Object.entries(ownRows)) {
    if ('open' in ask) continue;
    rule(`in ${table}: ${ask.refused}`, async ({ make, accepts, refuses, as }) => {
      const { id } = await make('tas', { is_admin_level: true });
      await make('users', { type: 'ADMIN' });
      await make('ta_pay_terms', { ta_id: id, from_month: '2024-01-01' });
      const row = await make(table as keyof Tables, { ta_id: id, ...(table === 'work_records' ? shift : {}) });
      const { id: written, ...values } = row as Record<string, unknown>;
      await as('manager', id);
      const why = `23514 ${ask.refused}` as const;
      await refuses(why, `update ${table} set created_at = created_at where id = $1`, [written]);
      await refuses(why, `delete from ${table} where id = $1`, [written]);
      await accepts(`select set_config('hasura.user', '', true)`);
      await accepts(`delete from ${table} where id = $1`, [written]);
      const columns = Object.keys(values).filter((column) => !computed.includes(column));
      const places = columns.map((_, at) => `$${at + 1}`);
      await as('manager', id);
      const insert = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`;
      await refuses(
        why,
        insert,
        columns.map((column) => values[column]),
      );
    });
  }
});
