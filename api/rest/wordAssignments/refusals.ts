import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  word_assignments_target_reachable: [
    409,
    'target-too-high',
    ({ words }: { words: number }) =>
      words === 0
        ? '그 순서에는 단어가 없습니다. 범위를 확인해 주세요.'
        : `그 범위의 단어는 ${words}개입니다. 목표를 ${words}개까지로 정해 주세요.`,
    'target',
  ],
  word_assignments_places_order: [422, 'invalid-value', '끝 순서는 시작 순서보다 앞설 수 없습니다.', 'lastPlace'],
  word_assignments_due_ahead: [422, 'past-day', '마감일은 오늘이나 그 뒤여야 합니다.', 'dueOn'],
  word_assignments_one_group: [422, 'one-group', '강의, 주차, 학생 중 하나만 골라 주세요.'],
  word_assignments_deck_id_fkey: [409, 'gone', '단어장이 삭제되었습니다.'],
  word_assignments_lecture_id_fkey: [409, 'gone', '강의가 삭제되었습니다.', 'lectureId'],
  word_assignments_weekly_lecture_id_fkey: [409, 'gone', '주차가 삭제되었습니다.', 'weeklyLectureId'],
  word_assignment_students_student_id_fkey: [409, 'gone', '학생을 찾을 수 없습니다.', 'studentIds'],
  word_assignment_students_key: [409, 'duplicate-student', '같은 학생이 두 번 있습니다.', 'studentIds'],
  word_assignment_students_single: [409, 'one-group', '강의나 주차에 낸 과제에는 학생을 따로 넣을 수 없습니다.'],
  word_assignment_students_student_anonymised: [409, 'anonymised', '개인정보가 파기된 학생입니다.', 'studentIds'],
};
