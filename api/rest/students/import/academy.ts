import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { inParts } from '../../_protocol/inSlices.ts';
import { recordset } from '../recordset.ts';
import { studentSelection } from '../studentRow.ts';
import type { SheetRow } from './read/readRow.ts';

/** A student whom a row may match. */
export type KnownStudent = Awaited<ReturnType<typeof readStudents>>[number];

/** The stored data that the rows of a sheet are compared with. */
export interface Academy {
  students: KnownStudent[];
  /** Student numbers of the sheet that are the login id of another person. */
  takenNumbers: ReadonlySet<string>;
  lectures: { id: string; name: string }[];
}

/**
 * Reads what a plan compares with; with `lock` the students are locked until the transaction ends.
 * @param size how many rows one statement reads
 */
export async function readAcademy(
  trx: Transaction<Tables>,
  rows: readonly SheetRow[],
  { lock, size }: { lock: boolean; size: number },
): Promise<Academy> {
  const found = await inParts(rows, (part) => findIds(trx, part), size);
  // In one order, so that two concurrent imports wait for each other instead of deadlocking.
  const ids = [...new Set(found.map(({ id }) => id))].sort();
  const students = await inParts(ids, (part) => readStudents(trx, part, lock));
  const numbers = new Set(students.map(({ studentNumber }) => studentNumber));
  const numbered = rows.filter(({ studentNumber }) => studentNumber !== null && !numbers.has(studentNumber));
  const logins = await inParts(numbered, (part) => findLogins(trx, part), size);
  return {
    students,
    takenNumbers: new Set(logins.map(({ login_id }) => login_id)),
    lectures: await trx.selectFrom('lectures').select(['id', 'name']).where('status', '=', 'ACTIVE').execute(),
  };
}

/** All students with a number or a name of the sheet. */
function findIds(trx: Transaction<Tables>, rows: readonly SheetRow[]) {
  const given = recordset({ studentNumber: 'text', name: 'text' }, rows);
  return trx
    .selectFrom('students')
    .innerJoin(given, 'given.studentNumber', 'students.student_number')
    .select('students.id')
    .union(
      trx
        .selectFrom('student_search')
        .innerJoin(given, 'given.name', 'student_search.name')
        .select('student_search.student_id as id'),
    )
    .execute();
}

function findLogins(trx: Transaction<Tables>, rows: readonly SheetRow[]) {
  return trx
    .selectFrom('users')
    .innerJoin(recordset({ studentNumber: 'text' }, rows), 'given.studentNumber', 'users.login_id')
    .select('users.login_id')
    .execute();
}

function readStudents(trx: Transaction<Tables>, ids: readonly string[], lock: boolean) {
  return trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .leftJoin('representative_lectures', 'representative_lectures.student_id', 'students.id')
    .leftJoin('lectures', 'lectures.id', 'representative_lectures.lecture_id')
    .select([
      'students.id',
      ...studentSelection,
      'lectures.id as lectureId',
      'lectures.name as lecture',
      sql<string[]>`(select coalesce(json_agg(tags.name order by tags.priority, tags.name), '[]')
        from user_tags join tags on tags.id = tag_id where user_id = students.id)`.as('tags'),
      sql<string[]>`(select coalesce(json_agg(body), '[]') from student_memos where student_id = students.id)`.as(
        'memos',
      ),
    ])
    .where(sql<boolean>`students.id = any (${ids}::uuid[])`)
    .orderBy('students.id')
    .$if(lock, (query) => query.forUpdate(['students', 'users']))
    .execute();
}
