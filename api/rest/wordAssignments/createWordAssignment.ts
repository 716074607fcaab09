import { Problem } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Gives words of a deck to a lecture, a week or single students. */
export const createWordAssignment: Handler<'createWordAssignment'> = async ({ trx, params, body }) => {
  const { lectureId = null, weeklyLectureId = null, studentIds = [] } = body;
  const groups = [lectureId !== null, weeklyLectureId !== null, studentIds.length > 0];
  if (groups.filter(Boolean).length !== 1) {
    throw new Problem(422, 'one-group', '강의, 주차, 학생 중 하나를 골라 주세요.');
  }
  // Locked so that no word goes while its number is compared with the target.
  const deck = await lockRow(trx, 'word_decks', params.deckId);
  const made = await trx
    .insertInto('word_assignments')
    .values({
      deck_id: deck.id,
      lecture_id: lectureId,
      weekly_lecture_id: weeklyLectureId,
      first_place: body.firstPlace,
      last_place: body.lastPlace,
      due_on: body.dueOn,
      target: body.target,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (studentIds.length > 0) {
    await requireActiveStudents(trx, studentIds);
    const rows = studentIds.toSorted().map((student_id) => ({ assignment_id: made.id, student_id }));
    await trx.insertInto('word_assignment_students').values(rows).execute();
  }
  return made;
};
