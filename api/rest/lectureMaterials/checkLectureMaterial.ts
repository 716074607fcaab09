import type { Handler } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/access/studentsOnly.ts';
import { findRow } from '../_protocol/rows.ts';

/** Records that the student has worked through a material; a trigger refuses materials of other lectures. */
export const checkLectureMaterial: Handler<'checkLectureMaterial'> = async ({ trx, params, actor }) => {
  studentsOnly(actor);
  const material = await findRow(trx, 'lecture_materials', params.materialId);
  const check = { material_id: material.id, student_id: actor.userId };
  await trx
    .insertInto('lecture_material_checks')
    .values(check)
    .onConflict((already) => already.constraint('lecture_material_checks_student_key').doNothing())
    .execute();
  return { id: material.id };
};
