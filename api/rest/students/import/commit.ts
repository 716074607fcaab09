import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { recordset } from '../recordset.ts';
import { nextStudentNumbers } from '../studentNumbers.ts';
import type { Step } from './plan.ts';

/** A step whose student has an id. */
interface Written extends Step {
  id: string;
}

/**
 * Writes steps, each kind of row by one statement. Call it under `lockStudentNumbers`. New students get their numbers,
 * which stand in the reports afterwards.
 */
export async function writeSteps(trx: Transaction<Tables>, steps: readonly Step[], now: Date): Promise<void> {
  const created = await createStudents(
    trx,
    steps.filter(({ student }) => !student),
    now,
  );
  const changed = steps.flatMap((step) => (step.student ? [{ ...step, id: step.student.id }] : []));
  await updateStudents(trx, changed);
  const written = [...created, ...changed];
  await setLectures(trx, written);
  await addTags(trx, written);
  await addMemos(trx, written);
}

async function createStudents(trx: Transaction<Tables>, steps: readonly Step[], now: Date): Promise<Written[]> {
  if (steps.length === 0) return [];
  const given = new Set(steps.map(({ report }) => report.studentNumber));
  const numberless = steps.filter(({ report }) => report.studentNumber === null);
  const free = await nextStudentNumbers(trx, steps.length, now);
  const numbers = free.filter((number) => !given.has(number));
  for (const { report } of numberless) report.studentNumber = numbers.shift() ?? null;

  const users = await trx
    .insertInto('users')
    .columns(['login_id', 'type', 'name', 'phone'])
    .expression(
      trx
        .selectFrom(recordset({ number: 'text', name: 'text', phone: 'text' }, steps.map(personOf)))
        .select(['number', sql.lit('STUDENT').as('type'), 'name', 'phone']),
    )
    .returning(['id', 'login_id'])
    .execute();
  const ids = new Map(users.map(({ id, login_id }) => [login_id, id]));
  const created = steps.map((step) => ({ ...step, id: ids.get(step.report.studentNumber ?? '') ?? '' }));
  await trx
    .insertInto('students')
    .columns(['id', 'student_number', 'school', 'grade', 'parent_name', 'parent_phone'])
    .expression(
      trx
        .selectFrom(recordset(recordColumns, created.map(recordOf)))
        .select(['id', 'number', 'school', 'grade', 'parentName', 'parentPhone']),
    )
    .execute();
  return created;
}

async function updateStudents(trx: Transaction<Tables>, steps: readonly Written[]): Promise<void> {
  if (steps.length === 0) return;
  // What a row leaves empty stays as it is.
  await trx
    .updateTable('users')
    .from(
      recordset(
        { id: 'uuid', name: 'text', phone: 'text' },
        steps.map((step) => ({ ...personOf(step), id: step.id })),
      ),
    )
    .set(({ ref, fn }) => ({ name: ref('given.name'), phone: fn.coalesce('given.phone', 'users.phone') }))
    .whereRef('users.id', '=', 'given.id')
    .execute();
  await trx
    .updateTable('students')
    .from(recordset(recordColumns, steps.map(recordOf)))
    .set({
      school: sql`coalesce(nullif(given.school, ''), students.school)`,
      grade: sql`coalesce(given.grade, students.grade)`,
      parent_name: sql`coalesce(nullif(given."parentName", ''), students.parent_name)`,
      parent_phone: sql`coalesce(given."parentPhone", students.parent_phone)`,
    })
    .whereRef('students.id', '=', 'given.id')
    .execute();
}

async function setLectures(trx: Transaction<Tables>, steps: readonly Written[]): Promise<void> {
  const rows = steps.flatMap(({ id, lectureId }) => (lectureId === null ? [] : [{ id, lectureId }]));
  if (rows.length === 0) return;
  await trx
    .insertInto('representative_lectures')
    .columns(['student_id', 'lecture_id'])
    .expression(trx.selectFrom(recordset({ id: 'uuid', lectureId: 'uuid' }, rows)).select(['id', 'lectureId']))
    .onConflict((existing) =>
      existing.column('student_id').doUpdateSet(({ ref }) => ({ lecture_id: ref('excluded.lecture_id') })),
    )
    .execute();
}

async function addTags(trx: Transaction<Tables>, steps: readonly Written[]): Promise<void> {
  const rows = steps.flatMap(({ id, report }) => report.tags.map((tag) => ({ id, tag })));
  if (rows.length === 0) return;
  const given = recordset({ id: 'uuid', tag: 'text' }, rows);
  await trx
    .insertInto('tags')
    .columns(['name'])
    .expression(trx.selectFrom(given).select('tag').distinct().orderBy('tag'))
    .onConflict((existing) => existing.doNothing())
    .execute();
  await trx
    .insertInto('user_tags')
    .columns(['user_id', 'tag_id'])
    .expression(
      trx.selectFrom(given).innerJoin('tags', 'tags.name', 'given.tag').select(['given.id', 'tags.id as tagId']),
    )
    .onConflict((existing) => existing.doNothing())
    .execute();
}

async function addMemos(trx: Transaction<Tables>, steps: readonly Written[]): Promise<void> {
  const rows = steps
    .filter(({ report, student }) => report.memo !== '' && !student?.memos.includes(report.memo))
    .map(({ id, report }) => ({ id, memo: report.memo }));
  if (rows.length === 0) return;
  await trx
    .insertInto('student_memos')
    .columns(['student_id', 'body'])
    .expression(trx.selectFrom(recordset({ id: 'uuid', memo: 'text' }, rows)).select(['id', 'memo']))
    .execute();
}

const recordColumns = {
  id: 'uuid',
  number: 'text',
  school: 'text',
  grade: 'text',
  parentName: 'text',
  parentPhone: 'text',
} as const;

function personOf({ report }: Step) {
  return { number: report.studentNumber ?? '', name: report.name, phone: report.phone };
}

function recordOf({ id, report }: Written) {
  const { studentNumber, school, grade, parentName, parentPhone } = report;
  return { id, number: studentNumber ?? '', school, grade, parentName, parentPhone };
}
