import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { lockSlotRows } from '../clinicSlots/lockSlotRows.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockScoreRows } from '../scores/cells/lockScoreRows.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { asUndo } from '../_protocol/changes/asUndo.ts';
import { tellPromoted } from './tellPromoted.ts';

/** Undoes one clinic action of the same day. */
export const undoClinic: Handler<'undoClinic'> = async ({ trx, body, now, changeSet, deps }) => {
  const touched = await readTouched(trx, body.changeSetId);
  if (!touched) throw notFound('되돌릴 변경');
  if (seoulDate(touched.at) !== seoulDate(now)) {
    throw conflict('undo-late', '그날이 지나 되돌릴 수 없습니다. 하나씩 확인하고 수정해 주세요.');
  }
  if (touched.told) throw conflict('full', '빈자리가 기다리던 학생에게 갔습니다. 정원을 늘린 뒤 새로 예약해 주세요.');
  await lockSlotRows(trx, touched.slots);
  if (touched.scores.length > 0) await lockScoreRows(trx, touched.scores);
  const changeSetId = await changeSet('CLINIC_UNDO', {}, body.changeSetId);
  // Todos reference an inserted booking until they are restored.
  await asUndo(trx, () => undoChangeSet(trx, body.changeSetId, { last: ['clinic_participants'] }));
  await tellPromoted(trx, deps, now);
  return { changeSetId };
};

interface Touched {
  at: Date;
  /** Slots that were changed, or whose bookings were. */
  slots: string[];
  scores: string[];
  /** Whether somebody was texted about a promotion. */
  told: boolean;
}

/** What a change set of the clinic changed; undefined for any other change set. */
async function readTouched(trx: Transaction<Tables>, changeSetId: string): Promise<Touched | undefined> {
  const { rows } = await sql<Touched & { isClinic: boolean }>`
    select max(at) as at,
      coalesce(array_agg(distinct slot) filter (where slot is not null), '{}') as slots,
      coalesce(array_agg(distinct score) filter (where score is not null), '{}') as scores,
      coalesce(bool_or(table_name = 'sms_messages'), false) as told,
      coalesce(bool_or(table_name like 'clinic\\_%') and bool_and(table_name in
        ('clinic_slots', 'clinic_participants', 'clinic_todos', 'score_attempts', 'scores', 'sms_messages')), false) as "isClinic"
    from audit_log
    cross join lateral (values (before), (after)) as state (row)
    cross join lateral (values (
      case table_name when 'clinic_slots' then row_id when 'clinic_participants' then state.row ->> 'slot_id' end,
      case table_name when 'scores' then row_id when 'score_attempts' then state.row ->> 'score_id' end
    )) as points (slot, score)
    where change_set_id = ${changeSetId}`.execute(trx);
  return rows[0]?.isClinic ? rows[0] : undefined;
}
