import type { SheetPage } from '#client/generated/rest/omrSheets.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, staff, students } from '#mocks/cast.ts';
import type { OmrDeskQuery, OmrSheetFragment } from '../generated/graphql.ts';

type Exam = NonNullable<OmrDeskQuery['exams_by_pk']>;

/** The exam of the stories. */
export const examId = '01990000-0000-7000-8000-0000000e0001';
const idOf = (n: number) => `01990000-0000-7000-8000-0000000a${String(n).padStart(4, '0')}`;
const { minsu, seoyeon, jihun } = students;
const scores = [minsu, seoyeon, jihun].map(({ id, loginId: studentNumber, name }, at) => ({
  id: idOf(500 + at),
  status: at === 0 ? 'GRADED' : 'NONE',
  attempts: at === 0 ? [{ id: idOf(600), value: 100, retakeExam: null }] : [],
  student: { id, studentNumber, school: '세움고', grade: '고2', user: { name } },
  participant: { attendanceType: { name: at === 2 ? '결석' : '출석', countsAsPresent: at !== 2 } },
}));

/** A page of the first scan; 채점 for 김민수 unless told otherwise. */
export const sheet = (page: number, own: Partial<OmrSheetFragment> = {}): OmrSheetFragment => ({
  id: idOf(page),
  scanId: idOf(702),
  status: 'GRADED',
  fileName: '3주차 답안.pdf',
  page,
  part: 1,
  version: 3,
  retakeExam: null,
  studentId: minsu.id,
  readNumber: minsu.loginId,
  answers: [2, 3, 1, 5, 17],
  flags: [],
  rejectReason: null,
  memo: '',
  student: { studentNumber: minsu.loginId, user: { name: minsu.name } },
  ...own,
});
/** Of a student whose number could not be read. */
export const unknown = sheet(2, {
  status: 'NEEDS_REVIEW',
  studentId: null,
  student: null,
  answers: [2, 34, 1, -1, 17],
  readNumber: `?${seoyeon.loginId.slice(1)}`,
  flags: ['UNKNOWN_NUMBER', 'DOUBLE_MARK'],
});
/** A second sheet of 김민수. */
export const twin = sheet(3, {
  status: 'NEEDS_REVIEW',
  studentId: null,
  student: null,
  answers: [2, 3, 4, 5, 17],
  flags: ['DUPLICATE_STUDENT'],
});
const torn = sheet(4, {
  status: 'REJECTED',
  studentId: null,
  student: null,
  readNumber: null,
  answers: null,
  rejectReason: '모서리 표식을 찾지 못했습니다. 답안지 전체가 보이게 다시 스캔해 주세요.',
});

/** A page that is no answer sheet. */
const other = (page: number, status: 'BLANK' | 'NO_SHEET') =>
  sheet(page, { status, studentId: null, student: null, readNumber: null, answers: null });

/** An exam of five questions; one scan is read, another is being read. */
export const exam: Exam = {
  id: examId,
  name: '9월 모의고사 대비',
  lectureId: lectures.calculusB.id,
  weeklyLectureId: idOf(900),
  weeklyLecture: {
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-18',
    lecture: { name: lectures.calculusB.name },
  },
  omrLedger: { pages: 6, sheets: 4, graded: 1, needsReview: 2, rejected: 1, pending: 0, blank: 1, noSheet: 1 },
  wordTest: null,
  items: [2, 3, 1, 5, 17].map((answer, at) => ({
    number: at + 1,
    kind: at === 4 ? 'SHORT' : 'CHOICE',
    answer,
    alsoAccepts: [],
    points: 20,
    unit: '',
    gradingRule: 'NORMAL',
  })),
  omrScans: [
    {
      id: idOf(701),
      fileName: '늦은 답안.pdf',
      status: 'READING',
      pages: 40,
      createdAt: '2026-11-18T12:40:00Z',
      createdByStaff: { name: staff.ta.name },
      sheets_aggregate: { aggregate: { count: 12 } },
    },
    {
      id: idOf(702),
      fileName: '3주차 답안.pdf',
      status: 'DONE',
      pages: 6,
      createdAt: '2026-11-18T12:30:00Z',
      createdByStaff: { name: staff.ta.name },
      sheets_aggregate: { aggregate: { count: 6 } },
    },
  ],
  omrSheets: [sheet(1), unknown, twin, torn, other(5, 'BLANK'), other(6, 'NO_SHEET')],
  scores,
};

/** A sheet as an SVG: five questions, the second with two marks. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="white"/>${[
  1, 2, 3, 4, 5,
]
  .map((number) =>
    [1, 2, 3, 4, 5]
      .map((option) => {
        const isMarked = number === 2 ? option > 2 && option < 5 : option === [0, 2, 0, 1, 6, 1][number];
        const at = `cx="${60 + option * 12}" cy="${100 + number * 10}" rx="2.6" ry="3.8"`;
        return `<ellipse ${at} stroke="black" stroke-width="0.2" fill="${isMarked ? '#555' : 'none'}"/>`;
      })
      .join(''),
  )
  .join('')}</svg>`;
/** The picture of a page, as the server sends it. */
export const page: SheetPage = {
  id: unknown.id,
  version: 3,
  width: 210,
  height: 297,
  image: `data:image/svg+xml;base64,${btoa(drawing)}`,
  fields: [1, 2, 3, 4, 5].map((number) => ({
    id: namedId(`q${number}`),
    question: number,
    left: 69,
    top: 96 + number * 10,
    width: 54,
    height: 8,
    value: number === 2 ? '34' : '1',
    flagged: number === 2,
    confidence: number === 2 ? 0.3 : 0.98,
  })),
};
