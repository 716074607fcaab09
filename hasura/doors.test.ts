import { describe, expect, it } from 'vitest';
import { readForeignKeys } from './catalog.ts';
import { examDoors } from './testing/doors/exams.ts';
import { end, lectureDoors } from './testing/doors/lectures.ts';
import { leave, studentDoors } from './testing/doors/students.ts';
import { leaveWork, taDoors, userDoors } from './testing/doors/tas.ts';
import { openMigrated } from './testing/migrated.node.ts';
import { rules } from './testing/showRules.ts';

const rule = rules();

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
