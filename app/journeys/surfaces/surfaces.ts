/** What may happen between the moment a value is on screen and the moment it is saved. */
export const situations = {
  typed: 'typed, then changed by another',
  offline: 'without network, then changed by another',
  tabs: 'two tabs of one person',
  undo: "undo after another's change",
  redo: "redo after another's change",
  paste: 'paste over a changed cell',
  asleep: 'a tab that heard nothing, past its lease',
} as const;

export type Situation = keyof typeof situations;

/**
 * What must follow. `asks`: nothing is stored, both values are shown and the person chooses. `keeps`: the other's value stays and that is
 * said. `refuses`: nothing is stored, why is said. `never`: the surface has no such moment.
 */
export type Expected = 'asks' | 'keeps' | 'refuses' | 'never';

/** A place where a value is edited. */
export interface Surface {
  name: string;
  /** The calls that store its values. */
  calls: readonly string[];
  expected: Readonly<Record<Situation, Expected>>;
}

const grid = {
  typed: 'asks',
  offline: 'asks',
  tabs: 'asks',
  undo: 'keeps',
  redo: 'keeps',
  paste: 'asks',
  asleep: 'asks',
} as const;
/** One key is the whole edit: there is no moment in which it is typed and not yet sent. */
const keyGrid = { ...grid, typed: 'never' } as const;
const dialog = {
  typed: 'asks',
  offline: 'asks',
  tabs: 'asks',
  undo: 'never',
  redo: 'never',
  paste: 'never',
  asleep: 'asks',
} as const;
/** One tap is the whole edit; it is taken back with the reason. */
const tap = {
  typed: 'never',
  offline: 'refuses',
  tabs: 'refuses',
  undo: 'refuses',
  redo: 'never',
  paste: 'never',
  asleep: 'refuses',
} as const;
const button = { ...tap, undo: 'never' } as const;

/** Every place where a value that was read is replaced. A test compares the calls with the contract. */
export const surfaces: readonly Surface[] = [
  { name: '출결 칸', calls: ['markAttendance', 'markAttendanceBulk', 'lockAttendance'], expected: keyGrid },
  { name: '출결 메모 칸', calls: ['writeStudentMemo'], expected: grid },
  { name: '출결 메모 창', calls: ['writeStudentMemo', 'writeMemoBulk', 'markAttendanceBulk'], expected: dialog },
  {
    name: '성적 칸',
    calls: ['setFirstValue', 'setRetakeValue', 'writeFirstMemo', 'writeRetakeMemo', 'changeScores', 'writeScoreMemo'],
    expected: grid,
  },
  {
    name: '성적 상태 칸',
    calls: [
      'setScoreStatus',
      'setScoreGrade',
      'setFirstDelivery',
      'setRetakeDelivery',
      'setFirstClinicStatus',
      'setRetakeClinicStatus',
      'setScoreClinicStatus',
    ],
    expected: keyGrid,
  },
  { name: '학생의 주차 성적', calls: ['setStudentScore', 'setStudentScores'], expected: dialog },
  { name: '문항별 답 칸', calls: ['changeAnswers'], expected: keyGrid },
  { name: '문항별 입력 창', calls: ['enterAnswers'], expected: dialog },
  { name: '실전 성적', calls: ['updateActualExamScore', 'saveActualExamScores'], expected: dialog },
  { name: '시험 창', calls: ['updateExam', 'setExamCoreInfo', 'setExamCutline'], expected: dialog },
  { name: '정답표', calls: ['setExamKey'], expected: dialog },
  { name: '시험 버튼', calls: ['showExam', 'linkExam', 'unlinkExam', 'regradeExam'], expected: button },
  { name: '시험 양식 창', calls: ['updateExamTemplate', 'setTemplateCoreInfo'], expected: dialog },
  { name: '재시험 창', calls: ['updateRetakeExam'], expected: dialog },
  { name: '학생 창', calls: ['updateStudent'], expected: dialog },
  { name: '학생 삭제', calls: ['deleteStudent'], expected: button },
  { name: '학생 메모 창', calls: ['updateStudentMemo'], expected: dialog },
  { name: '상담 기록 창', calls: ['updateConsult'], expected: dialog },
  { name: '강의 창', calls: ['updateLecture'], expected: dialog },
  { name: '디데이 창', calls: ['updateLectureDday'], expected: dialog },
  { name: '단어 시험 창', calls: ['updateWordTestPlan'], expected: dialog },
  { name: '단어 시험 채점 창', calls: ['markWordTest'], expected: dialog },
  { name: '단어 과제 창', calls: ['updateWordAssignment'], expected: dialog },
  { name: '단어 표', calls: ['saveWords'], expected: dialog },
  { name: '주차 창', calls: ['updateWeeklyLecture', 'updateSpecialWeeklyLecture'], expected: dialog },
  { name: '근무 칸', calls: ['changeWorkRecords', 'updateWorkRecord'], expected: grid },
  { name: '시급 구분 창', calls: ['updateWageType'], expected: dialog },
  { name: '추가/공제 창', calls: ['updateCustomWage'], expected: dialog },
  { name: '경비 청구 창', calls: ['updateClaim'], expected: dialog },
  { name: '홈페이지 창', calls: ['updateLanding'], expected: dialog },
  { name: '공지 창', calls: ['updateNotice', 'writeClinicNotice'], expected: dialog },
  { name: '게시글 창', calls: ['updateBoardPost'], expected: dialog },
  { name: '답변 창', calls: ['updateBoardAnswer', 'answerBoardPost'], expected: dialog },
  { name: '자주 쓰는 답변 창', calls: ['updateBoardReply'], expected: dialog },
  { name: '답변 기한 창', calls: ['changeBoardSettings'], expected: dialog },
  { name: '태그 창', calls: ['updateTag'], expected: dialog },
  { name: '주차 공지 창', calls: ['updateAnnouncement'], expected: dialog },
  { name: '영상 창', calls: ['updateVideo'], expected: dialog },
  { name: '성적표의 말', calls: ['writeReportRemark'], expected: dialog },
  { name: '파일 메모', calls: ['writeFileMemo'], expected: dialog },
  { name: '파일 워터마크', calls: ['setWatermark'], expected: button },
  { name: '제출 돌려주는 창', calls: ['returnSubmission', 'reopenSubmission'], expected: dialog },
  { name: '제출 기간 창', calls: ['setSubmissionWindow'], expected: dialog },
  { name: '첨삭', calls: ['markSubmissionPage'], expected: button },
  { name: 'OMR 답안지', calls: ['reviewSheet', 'writeSheetMemo'], expected: dialog },
  { name: '클리닉 시간 창', calls: ['updateClinicSlot'], expected: dialog },
  { name: '클리닉 규칙 창', calls: ['updateClinicRules'], expected: dialog },
  { name: '클리닉 할 일', calls: ['updateClinicTodo', 'gradeClinicTodo'], expected: dialog },
  { name: '클리닉 예약 창', calls: ['writeClinicMemo', 'changeClinicParticipantTime'], expected: dialog },
  {
    name: '오늘의 클리닉 탭',
    calls: [
      'moveClinicParticipant',
      'setClinicTodoStatus',
      'hurryClinicParticipant',
      'assignClinicTa',
      'removeClinicParticipant',
      'orderClinicTodos',
    ],
    expected: tap,
  },
];
