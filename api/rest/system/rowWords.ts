import { columnWords, tableWords } from '#hasura/generated/columnWords.ts';

/** Where the words of a table do not say of its rows what there are too many of. */
export const otherwise: Readonly<Record<string, string>> = {
  absence_notices: '한 학생의 결석 신청',
  announcements: '한 주차의 공지',
  board_answers: '한 질문의 답변',
  clinic_slots: '하루의 클리닉·상담 시간',
  consents: '한 학생의 동의 기록',
  enrollments: '한 강의에 한 학생의 수강등록',
  expense_claims: '한 조교의 경비 청구',
  files: '올린 파일',
  lecture_hours: '한 강의의 수업 요일',
  lecture_imports: '강의·수강 엑셀 업로드',
  lecture_materials: '한 강의의 자료',
  omr_layouts: '한 시험의 답안지 양식',
  omr_scans: '한 시험의 스캔',
  omr_sheets: '한 스캔의 답안지',
  parent_link_devices: '한 링크를 연 기기',
  retake_exams: '한 시험의 재시험',
  score_attempts: '한 성적의 재시험 응시',
  sms_messages: '보낸 문자',
  sms_pictures: '문자에 붙인 사진',
  sms_recipients: '문자 한 건의 받는 사람',
  student_imports: '학생 엑셀 업로드',
  student_memos: '한 학생의 메모',
  students: '등록한 학생',
  word_assignments: '한 단어장의 과제',
  word_review_log: '한 단어의 학습 기록',
  word_test_plans: '한 단어장의 시험',
};

/** What there are too many of: rows of a table with one value in these columns. */
export function rowsCalled(table: string, per: readonly string[]): string {
  const keys = columnWords[table]?.keys ?? {};
  const owners = per.flatMap((column) => (keys[column] ? [`한 ${keys[column]}의`] : []));
  const words: Partial<Record<string, string>> = tableWords;
  return otherwise[table] ?? [...owners, words[table] ?? '기록'].join(' ');
}
