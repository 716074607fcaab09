import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { inParts } from '../../../_protocol/inSlices.ts';
import { knownStudents, type KnownStudent } from '../../../participants/candidates/knownStudents.ts';
import type { ListedRow } from '../../../participants/candidates/readList.ts';

/** A running lecture that is there already. */
export interface KnownLecture {
  id: string;
  name: string;
  capacity: number;
  /** How many students it has on its fullest day from today on. */
  enrolled: number;
  endsOn: string | null;
}

/** The stored data that a file is compared with. */
export interface Academy {
  students: readonly KnownStudent[];
  lectures: readonly KnownLecture[];
  /** Who is in which lecture from today on: `student lecture`. */
  enrolled: ReadonlySet<string>;
}

/** Reads what a plan compares with; with `lock` no lecture of these names is ended or changed until the transaction ends. */
export async function readAcademy(
  trx: Transaction<Tables>,
  rows: readonly ListedRow[],
  { today, size, lock }: { today: string; size: number; lock: boolean },
): Promise<Academy> {
  const nowhere = { isPresent: sql<boolean>`false`, isEnrolled: sql<boolean>`false` };
  const found = await inParts(rows, (part) => knownStudents(trx, nowhere, part), size);
  const students = [...new Map(found.map((student) => [student.id, student])).values()];
  if (lock) {
    await trx.selectFrom('lectures').select('id').where('status', '=', 'ACTIVE').orderBy('id').forShare().execute();
  }
  const { rows: lectures } = await sql<KnownLecture>`
    select id, name, capacity, ends_on::text as "endsOn", enrolled_at_most(id, daterange(${today}::date, null))::integer as enrolled
    from lectures where status = 'ACTIVE' order by id`.execute(trx);
  const { rows: enrollments } = await sql<{ pair: string }>`
    select distinct student_id || ' ' || lecture_id as pair from enrollments
    where student_id = any (${students.map(({ id }) => id)}::uuid[]) and coalesce(to_date, 'infinity') >= ${today}::date`.execute(
    trx,
  );
  return { students, lectures, enrolled: new Set(enrollments.map(({ pair }) => pair)) };
}
