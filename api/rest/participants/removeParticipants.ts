import { sql } from 'kysely';
import { someStudents } from '#ui-kit/format/names/someNames.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from './week.ts';

/** Removes students from one week, all or none; refused for anyone with a mark, a memo, a lock or a score. */
export const removeParticipants: Handler<'removeParticipants'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const userIds = [...new Set(body.userIds)];
  if (userIds.length === 0) return { userIds: [] };
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.student_id')
    .select(['participants.id', 'users.name', 'attendance_type_id', 'memo', 'is_locked'])
    .select(sql<boolean>`is_scored(weekly_lecture_id, student_id)`.as('is_scored'))
    .where('weekly_lecture_id', '=', week)
    .where('student_id', 'in', userIds)
    .orderBy('participants.id')
    .forUpdate('participants')
    .execute();
  if (rows.length < userIds.length) throw notFound('수강생');
  const used = rows.filter(
    (row) => row.attendance_type_id !== null || row.memo !== '' || row.is_locked || row.is_scored,
  );
  if (used.length > 0) {
    const whom = someStudents(used.map((row) => `${row.name}(${whatStands(row).join(', ')})`));
    throw conflict('in-use', `${whom}은 남은 기록이 있어 뺄 수 없습니다.`);
  }
  await changeSet('PARTICIPANTS_REMOVE');
  await trx
    .deleteFrom('participants')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return { userIds };
};

interface Standing {
  attendance_type_id: string | null;
  memo: string;
  is_locked: boolean;
  is_scored: boolean;
}

function whatStands({ attendance_type_id, memo, is_locked, is_scored }: Standing): string[] {
  const stands = { 출결: attendance_type_id !== null, 메모: memo !== '', 잠금: is_locked, 성적: is_scored };
  return Object.entries(stands).flatMap(([what, is]) => (is ? [what] : []));
}
