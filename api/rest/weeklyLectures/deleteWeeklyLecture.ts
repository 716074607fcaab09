import { josa } from 'es-hangul';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { weekName } from './weekRow.ts';

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
  if (!weeks.some(({ id }) => id === weeklyLectureId)) throw notFound('주차');
  for (const week of weeks) {
    const dependents = await describeDependents(trx, week.id);
    if (dependents.length === 0) continue;
    const where = weeks.length > 1 ? `${week.name}에 ` : '';
    const what = `${where}${josa(dependents.join(', '), '이/가')} 있어 지울 수 없습니다.`;
    throw conflict('in-use', `${what} 먼저 그것을 지우거나 옮겨 주세요.`);
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

/** What prevents deleting a week, in words: `출결·메모 12명`, `시험 1개`. */
async function describeDependents(trx: Transaction<Tables>, weekId: string): Promise<string[]> {
  const { rows } = await sql<{
    participants: number;
    exams: number;
    announcements: number;
    videos: number;
    files: number;
  }>`
    select
      (select count(*)::integer from participants
        where weekly_lecture_id = ${weekId} and (attendance_type_id is not null or memo <> '' or is_locked)) as participants,
      (select count(*)::integer from exams where weekly_lecture_id = ${weekId}) as exams,
      (select count(*)::integer from announcements where weekly_lecture_id = ${weekId}) as announcements,
      (select count(*)::integer from videos where weekly_lecture_id = ${weekId}) as videos,
      (select count(*)::integer from files where weekly_lecture_id = ${weekId}) as files`.execute(trx);
  const [counted] = rows;
  if (!counted) return [];
  const words = {
    participants: (count: number) => `출결이나 메모 ${count}명`,
    exams: (count: number) => `시험 ${count}개`,
    announcements: (count: number) => `공지 ${count}개`,
    videos: (count: number) => `영상 ${count}개`,
    files: (count: number) => `자료 ${count}개`,
  };
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((what) => counted[what] > 0)
    .map((what) => words[what](counted[what]));
}
