import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findStudent } from './findStudent.ts';
import { findRow } from '../_protocol/rows.ts';

/** Sets the representative lecture of a student; null clears it. */
export const setRepresentativeLecture: Handler<'setRepresentativeLecture'> = async ({ trx, params, body }) => {
  const { id } = await findStudent(trx, params.studentId);
  if (body.lectureId === null) {
    await trx.deleteFrom('representative_lectures').where('student_id', '=', id).execute();
    return { id };
  }
  await findLecture(trx, body.lectureId);
  await trx
    .insertInto('representative_lectures')
    .values({ student_id: id, lecture_id: body.lectureId })
    .onConflict((existing) =>
      existing.column('student_id').doUpdateSet(({ ref }) => ({ lecture_id: ref('excluded.lecture_id') })),
    )
    .execute();
  return { id };
};

/** Throws 404 for an unknown lecture. */
export async function findLecture(trx: Transaction<Tables>, id: string): Promise<void> {
  await findRow(trx, 'lectures', id);
}
