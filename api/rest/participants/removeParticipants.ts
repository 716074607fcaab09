import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { findWeek } from './week.ts';

/** Takes students out of one week, all or none; whoever has a mark, a memo or a lock stays. */
export const removeParticipants: Handler<'removeParticipants'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const userIds = [...new Set(body.userIds)];
  if (userIds.length === 0) return { userIds: [] };
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.student_id')
    .select(['participants.id', 'users.name', 'attendance_type_id', 'memo', 'is_locked'])
    .where('weekly_lecture_id', '=', week)
    .where('student_id', 'in', userIds)
    .orderBy('participants.id')
    .forUpdate('participants')
    .execute();
  if (rows.length < userIds.length) throw notFound('수강생');
  const used = rows.filter((row) => row.attendance_type_id !== null || row.memo !== '' || row.is_locked);
  if (used.length > 0) {
    const names = used.slice(0, 3).map(({ name }) => name);
    const others = used.length > 3 ? ` 외 ${used.length - 3}명` : '';
    throw conflict('in-use', `${names.join(', ')}${others}은(는) 출결이나 메모가 있어 뺄 수 없습니다.`);
  }
  await changeSet('수강생 빼기');
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
