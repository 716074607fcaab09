import { inUseByStudents } from '../_protocol/problem/inUse.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  retake_exams_in_use: inUseByStudents('이 시험지로 봤거나 볼 학생이 있어 삭제할 수 없습니다'),
  retake_exams_exam_fixed: [409, 'fixed', '문항이 연결된 재시험은 다른 시험으로 옮길 수 없습니다.', 'examId'],
  retake_exams_cutline_within_total: [
    422,
    'invalid-value',
    ({ cutline, total }: { cutline: number; total: number }) => `커트라인 ${cutline}점이 만점 ${total}점보다 높습니다.`,
    'cutline',
  ],
  retake_exams_total_covers_values: [
    409,
    'points-below-scores',
    ({ highest, total }: { highest: number; total: number }) =>
      `이미 ${highest}점을 받은 학생이 있어 만점을 ${total}점으로 줄일 수 없습니다. 다시 채점해 주세요.`,
  ],
  retake_question_maps_of_exam: [409, 'other-exam', '재시험 문항은 원래 시험의 문항에만 이을 수 있습니다.'],
  retake_question_maps_question_key: [409, 'already-mapped', '이미 이어진 재시험 문항입니다.'],
};
