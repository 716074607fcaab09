import { staff } from '../../cast.ts';
import { idOf } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import { itemsOf, retakeCutline, retakeItemsOf, retakePoints, retakeQuestions } from '../model/exams.ts';
import type { World } from '../model/types.ts';
import { questionId, retakeQuestionId } from './exams.ts';

const admin = staff.admin.id;

export function* retakeExams(world: World): Rows<'retake_exams'> {
  for (const { id: exam_id, retakeExamId, name, made } of world.exams) {
    if (!retakeExamId) continue;
    yield {
      id: retakeExamId,
      exam_id,
      name: `${name} 재시험`,
      cutline: retakeCutline,
      total_points: retakePoints * retakeQuestions,
      sequence: 1,
      ...stamps(admin, made),
    };
  }
}

/** Each question of a retake exam maps to one of the exam's last questions. */
export function* retakeQuestionMaps(world: World): Rows<'retake_question_maps'> {
  for (const exam of world.exams) {
    if (!exam.retakeExamId) continue;
    const originals = itemsOf(exam).slice(-retakeQuestions);
    for (const [at, item] of retakeItemsOf(exam).entries()) {
      yield {
        id: idOf('retake_question_maps', exam.index * 100 + item.number, exam.made),
        retake_exam_id: exam.retakeExamId,
        question_id: retakeQuestionId(exam, item),
        original_question_id: questionId(exam, originals[at]!),
        ...stamps(admin, exam.made),
      };
    }
  }
}
