import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/studentsOnly.ts';

/** Records that the student has worked through a material; a trigger refuses materials of other lectures. */
export const checkLectureMaterial: Handler<'checkLectureMaterial'> = async ({ trx, params, actor }) => {
  studentsOnly(actor);
  const material = await trx
    .selectFrom('lecture_materials')
    .select('id')
    .where('id', '=', params.materialId)
    .executeTakeFirst();
  if (!material) throw notFound('자료');
  const check = { material_id: material.id, student_id: actor.userId };
  await trx
    .insertInto('lecture_material_checks')
    .values(check)
    .onConflict((already) => already.constraint('lecture_material_checks_student_key').doNothing())
    .execute();
  return { id: material.id };
};
