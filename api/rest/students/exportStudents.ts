import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { keepAccess } from '../../security/accessLog.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { inParts } from '../_protocol/inSlices.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStudentField, shown, studentSelection, type StudentFieldName } from './studentRow.ts';
import { noRow } from '../_protocol/rows.ts';

type Column = BodyOf<'exportStudents'>['columns'][number];

/** Answers students for a file, and records who exported what, when and why. Throws 404 when one of them is no student. */
export const exportStudents: Handler<'exportStudents'> = async ({ trx, body, actor, now, request }) => {
  const ids = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
  await useQuota(trx, 'export', actor, now, ids.length);
  const columns = [...new Set(body.columns)];
  const students = await inParts(ids, (part) => readStudents(trx, part));
  if (students.length < ids.length) throw noRow('students');
  const { id } = await trx
    .insertInto('student_exports')
    .values({
      purpose: cleanLine(body.purpose),
      format: body.format,
      columns,
      filter: cleanLine(body.filter),
      student_count: students.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepAccess(trx, request, actor, { kind: 'EXPORT', studentCount: students.length, facts: { exportId: id } });
  const inOrder = students.toSorted((one, other) => (one.studentNumber < other.studentNumber ? -1 : 1));
  return { exportId: id, students: inOrder.map((student) => columns.map((column) => cellOf(column, student))) };
};

type Student = Awaited<ReturnType<typeof readStudents>>[number];

function readStudents(trx: Transaction<Tables>, ids: readonly string[]) {
  return trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .leftJoin('representative_lectures', 'representative_lectures.student_id', 'students.id')
    .leftJoin('lectures', 'lectures.id', 'representative_lectures.lecture_id')
    .select([
      ...studentSelection,
      'students.registered_on as registeredOn',
      'users.is_active as isActive',
      'lectures.name as lecture',
      sql<string>`(select coalesce(string_agg(tags.name, ', ' order by tags.priority, tags.name), '')
        from user_tags join tags on tags.id = tag_id where user_id = students.id)`.as('tags'),
      sql<string>`(select coalesce(string_agg(body, E'\n' order by is_pinned desc, id), '')
        from student_memos where student_id = students.id)`.as('memo'),
    ])
    .where(sql<boolean>`students.id = any (${ids}::uuid[])`)
    .execute();
}

const others: Record<Exclude<Column, StudentFieldName>, (student: Student) => string> = {
  lecture: ({ lecture }) => lecture ?? '',
  tags: ({ tags }) => tags,
  memo: ({ memo }) => memo,
  state: ({ isActive }) => (isActive ? '재원' : '비활성'),
  registeredOn: ({ registeredOn }) => registeredOn,
};

function cellOf(column: Column, student: Student): string {
  return isStudentField(column) ? shown(column, student[column]) : others[column](student);
}
