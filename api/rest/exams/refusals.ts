import { inUseByStudents } from '../_protocol/problem/inUse.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  exams_cutline_within_total: [
    422,
    'invalid-value',
    ({ cutline, total }: { cutline: number; total: number }) => `커트라인 ${cutline}점이 만점 ${total}점보다 높습니다.`,
    'cutline',
  ],
  exams_total_covers_values: [
    409,
    'points-below-scores',
    ({ highest, total }: { highest: number; total: number }) =>
      `이미 ${highest}점을 받은 학생이 있어 만점을 ${total}점으로 줄일 수 없습니다. 다시 채점해 주세요.`,
    'totalPoints',
  ],
  exams_sequence_key: [409, 'duplicate-sequence', '이 주차에 같은 순서의 시험이 이미 있습니다.', 'sequence'],
  exams_week_fkey: [409, 'in-use', '시험이 있는 주차는 삭제할 수 없습니다. 시험을 먼저 삭제해 주세요.'],
  exams_template_fkey: [409, 'in-use', '같은 강의의 시험 양식에만 이을 수 있고, 이어진 양식은 삭제할 수 없습니다.'],
  exams_linked_core_info: [
    409,
    'exam-linked',
    '시험 양식에 연결된 시험입니다. 이름, 커트라인, 배점은 양식에서 바꾸거나 연결을 끊고 바꿔 주세요.',
  ],
  exams_in_use: inUseByStudents('성적, 답안지나 제출이 있는 시험은 삭제할 수 없습니다'),
  exams_answers_known: [
    409,
    'answers-missing',
    ({ questions }: { questions: number[] }) =>
      `정답이 없는 문항이 있습니다: ${questions.join(', ')}번. 정답을 넣고 다시 채점해 주세요.`,
  ],
  exam_questions_answer_form: [422, 'invalid-value', '정답은 1–5번이거나 0–9999인 수여야 합니다.', 'answer'],
  exam_questions_also_accepts_form: [
    422,
    'invalid-value',
    '복수 정답은 1–5번이거나 0–9999인 수여야 합니다.',
    'alsoAccepts',
  ],
  exam_questions_exam_unlinked: [
    409,
    'exam-linked',
    '시험 양식에 연결된 시험입니다. 문항과 정답은 양식에서 바꾸거나 연결을 끊고 바꿔 주세요.',
  ],
  exam_questions_make_total: [
    409,
    'follows',
    ({ total }: { total: number }) => `만점은 문항 배점의 합인 ${total}점입니다. 문항의 배점을 바꿔 주세요.`,
    'totalPoints',
  ],
  exam_questions_stay: [409, 'not-movable', '문항은 다른 시험으로 옮길 수 없습니다.'],
};
