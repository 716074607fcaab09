import { josa } from 'es-hangul';

/** What a foreign key names, by how the name of the constraint ends, with the field that takes it. */
const targets: [RegExp, noun: string, field: string][] = [
  [/_slot(_id)?$/, '클리닉 시간', 'slotId'],
  [/_week(ly_lecture_id)?$/, '주차', 'weeklyLectureId'],
  [/_lecture_id$/, '강의', 'lectureId'],
  [/_(student|one|other)_id$/, '학생', 'studentId'],
  [/_retake_exam(_id)?$/, '재시험지', 'retakeExamId'],
  [/_exam(_id)?$/, '시험', 'examId'],
  [/^exams_template$/, '시험 양식', 'templateId'],
  [/_template_id$/, '알림 템플릿', 'templateId'],
  [/_score(_id)?$/, '성적', 'scoreId'],
  [/_(participant|makeup_for)(_id)?$/, '수강생', 'participantId'],
  [/_assigned_ta_id$/, '조교', 'assignedTaId'],
  [/_ta_id$/, '조교', 'taId'],
  [/_wage_type_id$/, '시급 구분', 'wageTypeId'],
  [/_attendance_type_id$/, '출결 구분', 'attTypeId'],
  [/_deck_id$/, '단어장', 'deckId'],
  [/_word_id$/, '단어', 'wordId'],
  [/_plan_id$/, '단어 시험', 'planId'],
  [/_tag_id$/, '태그', 'tagId'],
  [/_file_id$/, '파일', 'fileId'],
  [/_video_id$/, '영상', 'videoId'],
  [/_term_id$/, '약관', 'termId'],
  [/_announcement_id$/, '공지', 'announcementId'],
  [/_material_id$/, '자료', 'materialId'],
  [/_picture_id$/, '사진', 'pictureId'],
  [/_question(_id)?$/, '문항', 'questions'],
  [/_follows_id$/, '할 일', 'followsId'],
  [/_score_attempt_id$/, '응시 기록', 'scoreAttemptId'],
  [/_post_id$/, '게시글', 'postId'],
  [/_message(_id)?$/, '문자', 'messageId'],
  [/_test_id$/, '단어 시험', 'testId'],
  [/_submission_id$/, '제출', 'submissionId'],
  [/_claim_id$/, '경비 청구', 'claimId'],
  [/_consult_id$/, '상담 기록', 'consultId'],
  [/_work_record_id$/, '근무 기록', 'workRecordId'],
  [/_assignment_id$/, '단어 과제', 'assignmentId'],
  [/_version_id$/, '약관', 'versionIds'],
  [/_link_id$/, '링크', 'linkIds'],
];

/** Whether a row was to be written that names another which is not there; the same constraint refuses to delete what is used. */
export const namesNothing = (message: string): boolean =>
  /insert or update on table .* violates foreign key constraint/s.test(message);

/** What is not there, in a Korean sentence, and the field that names it. @param constraint a foreign key */
export function sayMissing(constraint = ''): { detail: string; field?: string } {
  const name = constraint.replace(/_fkey$/, '');
  const [, noun = '고른 항목', field] = targets.find(([pattern]) => pattern.test(name)) ?? [];
  const detail = `${josa(noun, '을/를')} 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.`;
  return field === undefined ? { detail } : { detail, field };
}
