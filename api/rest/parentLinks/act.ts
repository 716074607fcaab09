import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { cancelFor } from '../clinicParticipants/cancel.ts';
import { reserveFor } from '../clinicParticipants/reserve.ts';
import { lockSlotRow } from '../clinicSlots/lockSlotRows.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { admit } from './admit.ts';
import { partOf, type Part } from './family/family.ts';

/** A parent tells that the student will not come, or takes that back. */
export const tellAbsence: Handler<'tellAbsence'> = async (context) => {
  const { trx, body } = context;
  requirePart(body, ['ABSENCE']);
  const { student_id } = await admit(context);
  if (body.reason === null) return takeBack(trx, student_id, body.weeklyLectureId);
  const reason = cleanLine(body.reason);
  await trx
    .insertInto('absence_notices')
    .values({ student_id, weekly_lecture_id: body.weeklyLectureId, reason })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'weekly_lecture_id'])
        .where(sql<boolean>`status = 'OPEN'`)
        .doUpdateSet({ reason }),
    )
    .execute();
};

/** Removes what staff have not decided on; saying it twice changes nothing. */
async function takeBack(trx: Transaction<Tables>, studentId: string, weeklyLectureId: string): Promise<void> {
  const told = await trx
    .selectFrom('absence_notices')
    .select(['id', 'status'])
    .where('student_id', '=', studentId)
    .where('weekly_lecture_id', '=', weeklyLectureId)
    .forUpdate()
    .execute();
  const open = told.find(({ status }) => status === 'OPEN');
  if (open) await trx.deleteFrom('absence_notices').where('id', '=', open.id).execute();
  else if (told.length > 0) {
    throw conflict('absence-decided', '학원에서 이미 확인한 결석입니다. 바뀐 일정은 학원에 전화로 알려 주세요.');
  }
}

/** A parent books a seat for the student, as the student may. */
export const reserveByLink: Handler<'reserveByLink'> = async (context) => {
  const { trx, body } = context;
  const kind = bookable(body);
  const { student_id: studentId } = await admit(context);
  const { slotId, wait, counselType } = body;
  return reserveFor(trx, { slotId, kind, studentId, wait, counselType: kind === 'COUNSEL' ? counselType : undefined });
};

/** A parent cancels what the student has, as the student may. */
export const cancelByLink: Handler<'cancelByLink'> = async (context) => {
  const { trx, body } = context;
  const kind = bookable(body);
  const { student_id } = await admit(context);
  await lockSlotRow(trx, body.slotId, kind);
  await cancelFor(context, body.slotId, student_id);
};

/** The guardian consents; a link for that is used up by it. */
export const consentByLink: Handler<'consentByLink'> = async (context) => {
  const { trx, body, now } = context;
  requirePart(body, ['CONSENT']);
  const link = await admit(context);
  const giver_name = cleanLine(body.giverName);
  const standing = await trx
    .selectFrom('consents')
    .select('kind')
    .where('student_id', '=', link.student_id)
    .where('giver', '=', 'GUARDIAN')
    .where('withdrawn_at', 'is', null)
    .execute();
  const kinds = body.kinds.filter((kind) => !standing.some((one) => one.kind === kind));
  if (kinds.length > 0) {
    await trx
      .insertInto('consents')
      .values(
        kinds.map((kind) => ({
          student_id: link.student_id,
          kind,
          giver: 'GUARDIAN' as const,
          giver_name,
          method: 'LINK' as const,
        })),
      )
      .execute();
  }
  if (link.purpose === 'CONSENT') {
    await trx.updateTable('parent_links').set({ used_at: now }).where('id', '=', link.id).execute();
  }
};

function bookable(body: Asked): 'COUNSEL' | 'CLINIC' {
  requirePart(body, ['COUNSEL', 'CLINIC']);
  return partOf(body) as 'COUNSEL';
}

type Asked = Parameters<typeof partOf>[0];

/** A link does what it is for and nothing else. */
function requirePart(body: Asked, allowed: readonly Part[]): void {
  if (!allowed.includes(partOf(body))) throw invalid([{ field: 'purpose', message: '이 링크로 할 수 없는 일입니다.' }]);
}
