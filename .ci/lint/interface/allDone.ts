import type { Exception } from './exceptions.ts';

const waiting = 'says that nobody waits, which is also true of an academy without anybody';

/** Sentences and pictures which say that all is done, and of what more than nothing was counted. */
export const allDone: readonly Exception[] = [
  { file: 'crm/announcements/ReadersDialog.tsx', text: '모두 읽었습니다.', why: 'the week has students' },
  { file: 'crm/clinic/board/DayBoardSlots.tsx', text: '모두 다녀갔습니다.', why: 'the slot has bookings' },
  { file: 'crm/omrSheets/review/Disagreements.tsx', text: '출결과 답안지가 모두 맞습니다', why: 'sheets were read' },
  {
    file: 'crm/omrSheets/review/ReviewDesk.tsx',
    text: '읽은 답안지가 모두 채점되었거나 반려되었습니다.',
    why: 'sheets were read',
  },
  { file: 'crm/participants/attendance/week/WeekTable.tsx', text: '모두 체크했습니다', why: 'the week has students' },
  { file: 'crm/wordDecks/map/MapSummary.tsx', text: '모두 시작했습니다.', why: 'the map has students' },
  { file: 'crm/accessLog/AccessReviewPage.tsx', text: '눈에 띄는 것이 없습니다', why: waiting },
  { file: 'crm/board/QuestionList.tsx', text: '기다리는 질문이 없습니다', why: waiting },
  { file: 'crm/errorLogs/ErrorListPage.tsx', text: '열린 오류가 없습니다', why: waiting },
  { file: 'crm/inquiries/InquiryListPage.tsx', text: '기다리는 문의가 없습니다', why: waiting },
  { file: 'crm/retention/CandidateList.tsx', text: '보관 기간이 지난 학생이 없습니다', why: waiting },
  {
    file: 'crm/setup/SetupPage.tsx',
    text: '시작하는 데 필요한 일을 마쳤습니다',
    why: 'each step is read from the data',
  },
  { file: 'crm/lectures/import/LectureImportDone.tsx', text: '… 등록했습니다', why: 'rows were imported' },
  { file: 'crm/students/import/ImportDone.tsx', text: '했습니다', why: 'rows were imported' },
  { file: 'portal/board/ask/UnsentFiles.tsx', text: '파일을 모두 보냈어요.', why: 'files were chosen' },
  { file: 'portal/exams/MyAnswers.tsx', text: '모두 맞혔어요.', why: 'questions count' },
  { file: 'portal/growth/WrongAnswers.tsx', text: '틀린 문항이 없어요', why: 'there are exams' },
  { file: 'portal/growth/wrong/WrongItemsPage.tsx', text: '틀린 문항이 없어요', why: waiting },
  { file: 'portal/home/Today.tsx', text: '오늘 할 일을 모두 했어요. 수고했어요!', why: 'the day has work' },
  { file: 'portal/lectureMaterials/MaterialsPage.tsx', text: '모두 확인했어요', why: 'there are materials to check' },
  { file: 'portal/wordDecks/DeckCard.tsx', text: '다 했어요', why: 'the deck has words' },
  { file: 'portal/wordDecks/study/end/End.tsx', text: '오늘 외울 단어를 다 했어요', why: 'words were answered' },
  { file: 'portal/wordTests/testWords.ts', text: '모두 응시했어요…', why: 'a test has at least one attempt' },
];
