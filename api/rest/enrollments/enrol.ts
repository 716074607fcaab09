import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { recordset } from '../students/recordset.ts';

/** A student and a lecture, from a day to another, or without an end. */
interface Enrolment {
  lectureId: string;
  studentId: string;
  fromDate: string | null;
  toDate: string | null;
}

/** Enrols students in one statement, but for those who are in the lecture in that time already; answers the new rows. */
export async function enrol(trx: Transaction<Tables>, rows: readonly Enrolment[]): Promise<{ id: string }[]> {
  const wanted = recordset({ lectureId: 'uuid', studentId: 'uuid', fromDate: 'text', toDate: 'text' }, rows);
  const made = await sql<{ id: string }>`
    insert into enrollments (lecture_id, student_id, from_date, to_date)
    select distinct given."lectureId", given."studentId", given."fromDate"::date, given."toDate"::date from ${wanted}
    where not exists (select from enrollments as standing
      where standing.lecture_id = given."lectureId" and standing.student_id = given."studentId"
        and standing.from_date <= coalesce(given."toDate"::date, 'infinity')
        and coalesce(standing.to_date, 'infinity') >= given."fromDate"::date)
    order by 1, 2
    returning id`.execute(trx);
  return made.rows;
}
