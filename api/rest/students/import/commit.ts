import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../../http/problem.ts';
import type { Context } from '../../_protocol/handler.ts';
import { inParts, rowsOfStatement } from '../../_protocol/inSlices.ts';
import { recordset } from '../recordset.ts';
import { nextStudentNumbers } from '../register/studentNumbers.ts';
import { importedColumns } from './read/fields.ts';
import type { Step } from './plan.ts';

/** A step whose student has an id. */
interface Written extends Step {
  id: string;
}

/**
 * Writes steps, many rows by one statement. Call it under `lockStudentNumbers`. New students get their numbers, which are in the reports
 * afterwards. Throws when the signal was aborted, so that everything is rolled back.
 */
export async function writeSteps(
  trx: Transaction<Tables>,
  steps: readonly Step[],
  { now, request: { signal }, deps }: Pick<Context<'importStudents'>, 'now' | 'request' | 'deps'>,
): Promise<void> {
  const size = rowsOfStatement(deps.db.kind);
  const fresh = steps.filter(({ student }) => !student);
  await giveNumbers(trx, fresh, now);
  const tags = await makeTags(trx, steps);
  const create = async (part: readonly Step[]) => {
    refuseAborted(signal);
    await addDetails(trx, await createStudents(trx, part), tags);
    return [];
  };
  await inParts(fresh, create, size);
  const changed = steps.flatMap((step) => (step.student ? [{ ...step, id: step.student.id }] : []));
  const change = async (part: readonly Written[]) => {
    refuseAborted(signal);
    await updateStudents(trx, part);
    await addDetails(trx, part, tags);
    return [];
  };
  await inParts(changed, change, size);
  refuseAborted(signal);
}

function refuseAborted({ aborted }: AbortSignal): void {
  if (aborted) throw conflict('cancelled', '취소했습니다. 아무것도 저장하지 않았습니다.');
}

async function addDetails(
  trx: Transaction<Tables>,
  steps: readonly Written[],
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  await setLectures(trx, steps);
  await addTags(trx, steps, tags);
  await addMemos(trx, steps);
}

async function giveNumbers(trx: Transaction<Tables>, steps: readonly Step[], now: Date): Promise<void> {
  const numberless = steps.filter(({ report }) => report.studentNumber === null);
  if (numberless.length === 0) return;
  const given = new Set(steps.map(({ report }) => report.studentNumber));
  const free = await nextStudentNumbers(trx, steps.length, now);
  const numbers = free.filter((number) => !given.has(number));
  for (const [at, { report }] of numberless.entries()) report.studentNumber = numbers[at] ?? null;
}

async function createStudents(trx: Transaction<Tables>, steps: readonly Step[]): Promise<Written[]> {
  const people = columnsIn('users');
  const named = people.map(({ name }) => name);
  const users = await trx
    .insertInto('users')
    .columns(['login_id', 'type', ...people.map(({ column }) => column)])
    .expression(
      trx
        .selectFrom(given(['studentNumber', ...named], steps.map(rowOf)))
        .select(['studentNumber', sql.lit('STUDENT').as('type'), ...named]),
    )
    .returning(['id', 'login_id'])
    .execute();
  const ids = new Map(users.map(({ id, login_id }) => [login_id, id]));
  const created = steps.map((step) => ({ ...step, id: ids.get(step.report.studentNumber ?? '') ?? '' }));
  const records = columnsIn('students');
  const told = records.map(({ name }) => name);
  await trx
    .insertInto('students')
    .columns(['id', ...records.map(({ column }) => column)])
    .expression(trx.selectFrom(given(told, created.map(rowOf))).select(['id', ...told]))
    .execute();
  return created;
}

async function updateStudents(trx: Transaction<Tables>, steps: readonly Written[]): Promise<void> {
  for (const table of ['users', 'students'] as const) {
    const columns = columnsIn(table).filter(({ name }) => name !== 'studentNumber');
    // An empty cell keeps the stored value.
    const kept = columns.map(
      ({ name, column }) =>
        sql`${sql.ref(column)} = coalesce(nullif(given.${sql.ref(name)}, ''), ${sql.ref(`${table}.${column}`)})`,
    );
    const rows = given(
      columns.map(({ name }) => name),
      steps.map(rowOf),
    );
    await sql`
      update ${sql.table(table)} set ${sql.join(kept)} from ${rows} where ${sql.ref(`${table}.id`)} = given.id`.execute(
      trx,
    );
  }
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

/** Creates missing tags, and returns the id of each. */
async function makeTags(trx: Transaction<Tables>, steps: readonly Step[]): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(steps.flatMap(({ report }) => report.tags))].map((name) => ({ name }));
  if (names.length === 0) return new Map();
  const given = recordset({ name: 'text' }, names);
  await trx
    .insertInto('tags')
    .columns(['name'])
    .expression(trx.selectFrom(given).select('name').orderBy('name'))
    .onConflict((existing) => existing.doNothing())
    .execute();
  const tags = await trx
    .selectFrom('tags')
    .innerJoin(given, 'given.name', 'tags.name')
    .select(['tags.id', 'tags.name'])
    .execute();
  return new Map(tags.map(({ id, name }) => [name, id]));
}

async function addTags(
  trx: Transaction<Tables>,
  steps: readonly Written[],
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = steps.flatMap(({ id, report }) => report.tags.map((tag) => ({ id, tagId: tags.get(tag) ?? null })));
  if (rows.length === 0) return;
  await trx
    .insertInto('user_tags')
    .columns(['user_id', 'tag_id'])
    .expression(trx.selectFrom(recordset({ id: 'uuid', tagId: 'uuid' }, rows)).select(['id', 'tagId']))
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

type Name = (typeof importedColumns)[number]['name'];
type Row = Record<'id' | Name, string | null>;

const columnsIn = <Table extends 'users' | 'students'>(table: Table) =>
  importedColumns.filter((one) => one.table === table) as { name: Name; column: keyof Tables[Table] & string }[];

/** Rows with their ids as a table to read from. */
function given(names: readonly Name[], rows: readonly Row[]) {
  const texts = names.map((name) => [name, 'text']);
  return recordset({ id: 'uuid', ...Object.fromEntries(texts) } as Record<keyof Row, 'uuid' | 'text'>, rows);
}

function rowOf({ id = null, report }: Step & { id?: string | null }): Row {
  return { id, ...Object.fromEntries(importedColumns.map(({ name }) => [name, report[name]])) } as Row;
}
