import { staff } from '../../cast.ts';
import { idOf } from '../base/ids.ts';
import { itemsOf, retakeItemsOf, type Item } from '../model/exams.ts';
import type { World, Exam } from '../model/types.ts';
import { stamps, type NewRow, type Rows } from '../base/row.ts';

const admin = staff.admin.id;

export function* exams(world: World): Rows<'exams'> {
  for (const { id, templateId, week, name, cutline, made, isShown } of world.exams) {
    yield {
      id,
      lecture_id: week.lecture.id,
      weekly_lecture_id: week.id,
      template_id: templateId,
      name,
      cutline,
      total_points: 100,
      sequence: 1,
      is_shown: isShown,
      version: isShown ? 2 : 1,
      ...stamps(admin, made),
    };
  }
}

/** Questions of templates, of exams on their own, and of retake exams. */
export function* examQuestions(world: World): Rows<'exam_questions'> {
  for (const exam of world.exams) {
    const owner = exam.templateId
      ? { template_id: exam.templateId, exam_id: null }
      : { template_id: null, exam_id: exam.id };
    for (const item of itemsOf(exam)) {
      yield {
        id: questionId(exam, item),
        ...owner,
        retake_exam_id: null,
        ...questionOf(item),
        ...stamps(admin, exam.made),
      };
    }
    if (!exam.retakeExamId) continue;
    for (const item of retakeItemsOf(exam)) {
      yield {
        id: retakeQuestionId(exam, item),
        template_id: null,
        exam_id: null,
        retake_exam_id: exam.retakeExamId,
        ...questionOf(item),
        ...stamps(admin, exam.made),
      };
    }
  }
}

export const questionId = (exam: Exam, { number }: Item): string =>
  idOf('exam_questions', exam.index * 1000 + number, exam.made);

export const retakeQuestionId = (exam: Exam, { number }: Item): string =>
  idOf('exam_questions', exam.index * 1000 + 500 + number, exam.made);

function questionOf({
  number,
  kind,
  key,
  points,
  unit,
}: Item): Pick<NewRow<'exam_questions'>, 'number' | 'kind' | 'answer' | 'points' | 'unit'> {
  return { number, kind, answer: key, points, unit };
}
