import { sql, type Transaction } from 'kysely';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { weekName } from './weekRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Deletes a week, or the run it was created with, if nothing depends on it; a trigger waits for concurrent marks and refuses weeks in use. */
export const deleteWeeklyLecture: Handler<'deleteWeeklyLecture'> = async ({ trx, params, query, changeSet }) => {
  const { lectureId, weeklyLectureId } = params;
  const ids = query.changeSetId === undefined ? [weeklyLectureId] : await runOf(trx, query.changeSetId);
  const weeks = await trx
    .selectFrom('weekly_lectures as week')
    .select(['id', weekName.as('name')])
    .where('id', 'in', ids)
    .where('lecture_id', '=', lectureId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!weeks.some(({ id }) => id === weeklyLectureId)) throw noRow('weekly_lectures');
  for (const week of weeks) {
    const dependents = await describeDependents(trx, week.id);
    if (dependents.length === 0) continue;
    const what = `${week.name}에 남은 것이 있어 삭제할 수 없습니다: ${dependents.join(', ')}.`;
    throw conflict('in-use', `${what} 먼저 그것을 삭제하거나 옮겨 주세요.`);
  }
  if (weeks.length > 1) await changeSet('WEEKS_ADD_UNDO');
  const found = weeks.map(({ id }) => id);
  await trx.deleteFrom('weekly_lectures').where('id', 'in', found).execute();
};

/** The weeks that a change set added; 404 when it added none. */
async function runOf(trx: Transaction<Tables>, changeSetId: string): Promise<string[]> {
  const added = await trx
    .selectFrom('audit_log')
    .select('row_id')
    .where('change_set_id', '=', changeSetId)
    .where('table_name', '=', 'weekly_lectures')
    .where('action', '=', 'INSERT')
    .execute();
  if (added.length === 0) throw notFound('되돌릴 주차');
  return added.map(({ row_id }) => row_id);
}

/** What prevents deleting a week, by name: `출결이나 메모 12명(김민수, 박서연, 이서연 외 9명)`, `시험 1개(수열의 극한)`. */
async function describeDependents(trx: Transaction<Tables>, weekId: string): Promise<string[]> {
  const { rows } = await sql<{ what: string; unit: string; names: string[] | null }>`
    select '출결이나 메모' as what, '명' as unit, array_agg(users.name order by users.name) as names
    from participants join users on users.id = student_id
    where weekly_lecture_id = ${weekId} and (attendance_type_id is not null or memo <> '' or is_locked)
    union all select '시험', '개', array_agg(name order by sequence) from exams where weekly_lecture_id = ${weekId}
    union all select '단어 시험', '개', array_agg(title order by opens_at) from word_test_plans where weekly_lecture_id = ${weekId}
    union all select '공지', '개', array_agg(title order by created_at) from announcements where weekly_lecture_id = ${weekId}
    union all select '영상', '개', array_agg(title order by sequence) from videos where weekly_lecture_id = ${weekId}
    union all select '자료', '개', array_agg(name order by name) from files where weekly_lecture_id = ${weekId}`.execute(
    trx,
  );
  return rows.flatMap(({ what, unit, names }) =>
    names ? [`${what} ${names.length}${unit}(${someNames(names, 3, unit)})`] : [],
  );
}
