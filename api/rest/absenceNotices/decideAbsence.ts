import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Takes over what a parent told, as an absence, or leaves it. */
export const decideAbsence: Handler<'decideAbsence'> = async ({ trx, params, body, actor, now, changeSet }) => {
  const notice = await lockRow(trx, 'absence_notices', params.noticeId);
  if (notice.status !== 'OPEN') return;
  if (body.accept) {
    const type = await trx
      .selectFrom('attendance_types')
      .select('id')
      .where('counts_as_present', '=', false)
      .where('is_active', '=', true)
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    if (!type) throw conflict('no-absence', '출결 구분에 결석이 없습니다. 설정에서 만들어 주세요.');
    await changeSet('ATTENDANCE_MARK');
    await trx
      .updateTable('participants')
      .set({ attendance_type_id: type.id })
      .where('weekly_lecture_id', '=', notice.weekly_lecture_id)
      .where('student_id', '=', notice.student_id)
      // A mark that staff made meanwhile says more than the notice.
      .where('attendance_type_id', 'is', null)
      .execute();
  }
  await trx
    .updateTable('absence_notices')
    .set({ status: body.accept ? 'ACCEPTED' : 'DISMISSED', decided_at: now, decided_by: actor.userId })
    .where('id', '=', notice.id)
    .execute();
};
