import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { recordset } from '../recordset.ts';
import type { SheetRow } from './readRows.ts';

/** A student whom a row may mean. */
export type KnownStudent = Awaited<ReturnType<typeof readStudents>>[number];

/** What the academy already knows about the rows of a sheet. */
export interface Academy {
  students: KnownStudent[];
  /** Student numbers of the sheet that are the login id of somebody who is no student with that number. */
  takenNumbers: ReadonlySet<string>;
  lectures: { id: string; name: string }[];
}

/** Reads what a plan compares with; with `lock` the students stay as they are until the transaction ends. */
export async function readAcademy(
  trx: Transaction<Tables>,
  rows: readonly SheetRow[],
  lock: boolean,
): Promise<Academy> {
  const students = await readStudents(trx, rows, lock);
  const numbers = new Set(students.map(({ studentNumber }) => studentNumber));
  const logins = await trx
    .selectFrom('users')
    .innerJoin(recordset(keyColumns, keys(rows)), 'given.studentNumber', 'users.login_id')
    .select('users.login_id')
    .execute();
  return {
    students,
    takenNumbers: new Set(logins.map(({ login_id }) => login_id).filter((login) => !numbers.has(login))),
    lectures: await trx.selectFrom('lectures').select(['id', 'name']).where('status', '=', 'ACTIVE').execute(),
  };
}

const keyColumns = { studentNumber: 'text', name: 'text' } as const;

// By number; by name only where the sheet gives no number.
function keys(rows: readonly SheetRow[]) {
  return rows.map(({ studentNumber, name }) => ({ studentNumber, name: studentNumber === null ? name : null }));
}

function readStudents(trx: Transaction<Tables>, rows: readonly SheetRow[], lock: boolean) {
  return trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .leftJoin('representative_lectures', 'representative_lectures.student_id', 'students.id')
    .leftJoin('lectures', 'lectures.id', 'representative_lectures.lecture_id')
    .select([
      'students.id',
      'students.student_number as studentNumber',
      'students.school',
      'students.grade',
      'students.parent_name as parentName',
      'students.parent_phone as parentPhone',
      'users.name',
      'users.phone',
      'lectures.id as lectureId',
      'lectures.name as lecture',
      sql<string[]>`(select coalesce(json_agg(tags.name order by tags.priority, tags.name), '[]')
        from user_tags join tags on tags.id = tag_id where user_id = students.id)`.as('tags'),
      sql<string[]>`(select coalesce(json_agg(body), '[]') from student_memos where student_id = students.id)`.as(
        'memos',
      ),
    ])
    .where(({ or, eb, selectFrom }) => {
      const given = selectFrom(recordset(keyColumns, keys(rows)));
      return or([
        eb('students.student_number', 'in', given.select('given.studentNumber')),
        eb('users.name', 'in', given.select('given.name')),
      ]);
    })
    .orderBy('students.id')
    .$if(lock, (query) => query.forUpdate(['students', 'users']))
    .execute();
}
