import type {
  ImportedEnrollment,
  ImportedLecture,
  LectureImportReport,
  LectureSheet,
} from '#client/generated/rest/lectureImports.ts';
import { namedId } from '#mocks/builders/row.ts';

const lecture = (change: Partial<ImportedLecture>): ImportedLecture => ({
  key: '0:2',
  sheet: '강의',
  row: 2,
  kind: 'NEW',
  name: '중3 수학 A',
  teacherName: '김지훈',
  lessons: '월 18:00–20:00 · 수 18:00–20:00',
  room: '301호',
  capacity: 20,
  startsOn: '2026-09-01',
  endsOn: '2026-12-20',
  weeks: 6,
  students: 2,
  problems: [],
  notes: ['지난 13개 주차는 만들지 않습니다. 14주차, 12월 2일 (수)부터입니다'],
  ...change,
});

const enrollment = (change: Partial<ImportedEnrollment>): ImportedEnrollment => ({
  key: '1:2:0',
  sheet: '수강',
  row: 2,
  kind: 'NEW',
  name: '한가온',
  studentNumber: '20260001',
  school: '세움중',
  lecture: '중3 수학 A',
  fromDate: '2026-11-30',
  problems: [],
  notes: [],
  candidates: [],
  ...change,
});

/** Two namesakes of whom a row does not say which. */
export const namesakes = ['세움중', '다온중'].map((school, at) => ({
  id: namedId(`namesake-${at}`),
  name: '이서연',
  studentNumber: `2026001${at}`,
  school,
  grade: '중3',
}));

export const sheets: LectureSheet[] = [
  {
    name: '강의',
    about: 'LECTURES',
    headerRow: 1,
    columns: [
      { letter: 'A', header: '강의명', field: 'lecture', couldBe: null },
      { letter: 'B', header: '과목', field: null, couldBe: null },
      { letter: 'C', header: '시간', field: 'hours', couldBe: null },
    ],
    rows: [
      { row: 2, cells: ['중3 수학 A', '수학', '월수 18:00~20:00'] },
      { row: 3, cells: ['중3 과학', '과학', '밤에'] },
      { row: 4, cells: ['미적분 B', '수학', '화 18:00~20:00'] },
    ],
  },
  {
    name: '수강',
    about: 'STUDENTS',
    headerRow: 1,
    columns: [
      { letter: 'A', header: '원생명', field: 'name', couldBe: null },
      { letter: 'B', header: '반', field: 'lecture', couldBe: null },
      { letter: 'C', header: '수강상태', field: 'standing', couldBe: null },
    ],
    rows: [
      { row: 2, cells: ['한가온', '중3 수학 A', '재원'] },
      { row: 3, cells: ['이서연', '중3 수학 A', '재원'] },
      { row: 4, cells: ['한여름', '중3 수학 A', '퇴원'] },
    ],
  },
];

/** A file with something of each kind. */
export const report: LectureImportReport = {
  plan: 'plan-1',
  mode: 'PREVIEW',
  sheets,
  unread: ['읽지 않은 시트: ‘안내’ 12행'],
  changeSetId: null,
  counts: { lectures: 1, weeks: 6, enrollments: 1, standing: 1, unclear: 1, refused: 1 },
  lectures: [
    lecture({}),
    lecture({
      key: '0:3',
      row: 3,
      kind: 'REFUSED',
      name: '중3 과학',
      lessons: '',
      problems: [
        {
          column: 'C',
          header: '시간',
          value: '밤에',
          reason: '요일과 시간을 알 수 없습니다. ‘월수 18:00~20:00’처럼 적어 주세요.',
        },
      ],
    }),
    lecture({
      key: '0:4',
      row: 4,
      kind: 'STANDING',
      name: '미적분 B',
      notes: ['같은 이름의 진행 중인 강의가 있어 그 강의를 씁니다. 시간과 정원은 바꾸지 않습니다'],
    }),
  ],
  enrollments: [
    enrollment({}),
    enrollment({
      key: '1:3:0',
      row: 3,
      kind: 'UNCLEAR',
      name: '이서연',
      studentNumber: null,
      school: '',
      fromDate: null,
      notes: ['이서연: 맞는 학생이 2명입니다. 누구인지 골라 주세요.'],
      candidates: namesakes,
    }),
    enrollment({
      key: '1:4:0',
      row: 4,
      kind: 'LEFT_OUT',
      name: '한여름',
      fromDate: null,
      notes: ['상태가 ‘퇴원’이라 등록하지 않습니다'],
    }),
  ],
};
