import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import { findChangeSetKind } from '../_protocol/changes/changeSets.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { findLecture } from './setRepresentativeLecture.ts';
import { noRow } from '../_protocol/rows.ts';

type Change = BodyOf<'updateStudents'>['change'];

/** Applies one change to many students as one change set, all or none, or undoes it. */
export const updateStudents: Handler<'updateStudents'> = async ({ trx, body, changeSet }) => {
  const { change, undo } = body;
  const wanted = Object.values(change).filter((value) => value !== undefined);
  if (wanted.length === 0) throw invalid([{ field: 'change', message: '바꿀 것을 하나는 골라 주세요.' }]);
  const ids = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
  await lockStudentRows(trx, ids);
  if (undo !== undefined) {
    const changed = await changedStudents(trx, undo, ids);
    const changeSetId = await changeSet('STUDENTS_UPDATE_UNDO', { count: changed }, undo);
    await undoChangeSet(trx, undo);
    return { changed, unchanged: ids.length - changed, changeSetId };
  }
  const changeSetId = await changeSet('STUDENTS_UPDATE', { count: ids.length });

  const given = sql`any (${ids}::uuid[])`;
  const changed = new Set<string>();
  for (const write of [setState, setRecord, setLecture, addTags, removeTags]) {
    for (const id of await write(trx, given, change)) changed.add(id);
  }
  return { changed: changed.size, unchanged: ids.length - changed.size, changeSetId };
};

/** The number of students of a change set; 404 unless it belongs to this operation alone. */
async function changedStudents(trx: Transaction<Tables>, changeSetId: string, ids: readonly string[]): Promise<number> {
  if ((await findChangeSetKind(trx, changeSetId)) !== 'STUDENTS_UPDATE') throw notFound('되돌릴 변경');
  const { rows } = await sql<{ id: string }>`
    select distinct split_part(row_id, ':', 1) as id from audit_log
    where change_set_id = ${changeSetId} and table_name in ('users', 'students', 'user_tags', 'representative_lectures')`.execute(
    trx,
  );
  const whole = new Set(ids);
  if (rows.length === 0 || rows.some(({ id }) => !whole.has(id))) throw notFound('되돌릴 변경');
  return rows.length;
}

/** Locks them in one order; 404 when one is no student, 409 when one was anonymised. */
async function lockStudentRows(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const held = await trx
    .selectFrom('students')
    .select(['id', 'anonymised_at'])
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length < ids.length) throw noRow('students');
  const gone = held.filter(({ anonymised_at }) => anonymised_at !== null).length;
  if (gone > 0) throw conflict('anonymised', `익명 처리된 학생이 ${gone}명 있습니다. 선택에서 빼 주세요.`);
}

/** Sets one field of the given students and returns the ids of the changed ones. */
type Write = (trx: Transaction<Tables>, given: RawBuilder<unknown>, change: Change) => Promise<string[]>;

const setState: Write = async (trx, given, { isActive }) => {
  if (isActive === undefined) return [];
  return idsOf(
    trx,
    sql`update users set is_active = ${isActive}, session_epoch = session_epoch + ${isActive ? 0 : 1}
      where id = ${given} and is_active <> ${isActive} returning id`,
  );
};

const setRecord: Write = async (trx, given, { grade, school }) => {
  const wantedSchool = school === undefined ? null : cleanLine(school);
  if (grade === undefined && school === undefined) return [];
  return idsOf(
    trx,
    sql`update students
      set grade = case when ${grade !== undefined} then ${grade ?? null}::text else grade end, school = coalesce(${wantedSchool}::text, school)
      where id = ${given} and (${grade !== undefined} and grade is distinct from ${grade ?? null}::text or school <> ${wantedSchool}::text)
      returning id`,
  );
};

const setLecture: Write = async (trx, given, { representativeLectureId: lectureId }) => {
  if (lectureId === undefined) return [];
  if (lectureId === null) {
    return idsOf(trx, sql`delete from representative_lectures where student_id = ${given} returning student_id as id`);
  }
  await findLecture(trx, lectureId);
  return idsOf(
    trx,
    sql`insert into representative_lectures as stood (student_id, lecture_id)
      select id, ${lectureId}::uuid from students where id = ${given}
      on conflict (student_id) do update set lecture_id = excluded.lecture_id where stood.lecture_id <> excluded.lecture_id
      returning student_id as id`,
  );
};

const addTags: Write = async (trx, given, { addTagIds = [] }) => {
  if (addTagIds.length === 0) return [];
  const tags = new Set(addTagIds.map((id) => id.toLowerCase()));
  // Locked, so that none is deleted meanwhile.
  const found = await idsOf(trx, sql`select id from tags where id = any (${[...tags]}::uuid[]) order by id for share`);
  if (found.length < tags.size) throw noRow('tags');
  return idsOf(
    trx,
    sql`insert into user_tags (user_id, tag_id)
      select students.id, tags.id from students, tags where students.id = ${given} and tags.id = any (${[...tags]}::uuid[])
      on conflict do nothing returning user_id as id`,
  );
};

const removeTags: Write = async (trx, given, { removeTagIds = [] }) => {
  if (removeTagIds.length === 0) return [];
  return idsOf(
    trx,
    sql`delete from user_tags where user_id = ${given} and tag_id = any (${removeTagIds}::uuid[]) returning user_id as id`,
  );
};

async function idsOf(trx: Transaction<Tables>, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(trx);
  return rows.map(({ id }) => id);
}
