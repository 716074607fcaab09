import { sql } from 'kysely';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { findStudent } from '../findStudent.ts';

/** Records whether two students are siblings; null clears the decision. */
export const decideSiblings: Handler<'decideSiblings'> = async ({ trx, params, body }) => {
  const student = await findStudent(trx, params.studentId);
  const sibling = await findStudent(trx, params.siblingId);
  if (student.id === sibling.id)
    throw new Problem(422, 'same-student', '학생 자신입니다. 다른 학생을 골라 주세요.', {
      errors: [{ field: 'siblingId', message: '다른 학생을 골라 주세요.' }],
    });
  const [one_id = '', other_id = ''] = [student.id, sibling.id].sort();
  if (body.status === null) {
    await trx.deleteFrom('student_siblings').where('one_id', '=', one_id).where('other_id', '=', other_id).execute();
    return { id: student.id };
  }
  await trx
    .insertInto('student_siblings')
    .values({ one_id, other_id, status: body.status })
    .onConflict((existing) =>
      existing
        .columns(['one_id', 'other_id'])
        .doUpdateSet(({ ref }) => ({
          status: ref('excluded.status'),
          decided_by: ref('excluded.decided_by'),
          decided_at: sql`now()`,
        }))
        // Repeating a decision keeps its first author.
        .whereRef('student_siblings.status', '<>', 'excluded.status'),
    )
    .execute();
  return { id: student.id };
};
