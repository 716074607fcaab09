import { lectures, students } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { LightTableDocument } from '../generated/graphql.ts';
import type { TableExam } from '../types.ts';

/** The exam of the stories. */
export const examId = '01990000-0000-7000-8000-0000000e0001';
/** The ids of its pages, submissions and scores. */
export const idOf = (n: number) => `01990000-0000-7000-8000-0000000b${String(n).padStart(4, '0')}`;
const people = [students.minsu, students.seoyeon, students.jihun];
const sheet = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fdfdf8"/><g font-size="28" fill="#222"><text x="60" y="90">${words}</text><text x="60" y="170">1. f(x) = x^2 - 4x + 3</text><text x="60" y="230">f'(x) = 2x - 4 = 0</text><text x="60" y="290">x = 2, f(2) = -1</text></g></svg>`)}`;

const pageOf = (n: number, marks: TableExam['submissions'][number]['files'][number]['marks'] = []) => ({
  id: idOf(n),
  name: `0${n}페이지.jpg`,
  contentType: 'image/jpeg',
  marks,
  omrScans: [],
});
/** What a teacher drew on a page. */
export const mark = {
  id: idOf(90),
  rotation: 0,
  version: 4,
  layer: {
    strokes: [{ color: 'RED', width: 0.004, points: [0.1, 0.3, 0.2, 0.31, 0.42, 0.3] }],
    stamps: [
      { kind: 'CORRECT', x: 0.07, y: 0.2 },
      { kind: 'GOOD', x: 0.6, y: 0.5 },
    ],
  },
};
/** Three students: one handed in, one has it back, one has handed in nothing. */
export const exam: TableExam = {
  id: examId,
  name: '9월 모의고사 대비',
  totalPoints: 100,
  isShown: true,
  lectureId: lectures.calculusB.id,
  weeklyLectureId: idOf(1),
  weeklyLecture: {
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-18',
    lecture: { name: lectures.calculusB.name },
  },
  scores: people.map(({ id, loginId, name }, at) => ({
    id: idOf(10 + at),
    status: 'TAKEN',
    studentId: id,
    student: { id, studentNumber: loginId, school: '세움고', grade: '고2', user: { name } },
    attempts: [],
  })),
  submissions: [
    {
      id: idOf(20),
      studentId: students.minsu.id,
      status: 'DONE',
      version: 2,
      submittedAt: '2026-11-19T03:10:00Z',
      receiptNumber: '261119-1210-A1B2C3',
      comment: '',
      returnedAt: null,
      pageOrder: [idOf(2), idOf(1)],
      files: [pageOf(1), pageOf(2, [mark])],
    },
    {
      id: idOf(21),
      studentId: students.seoyeon.id,
      status: 'DONE',
      version: 5,
      submittedAt: '2026-11-19T04:10:00Z',
      receiptNumber: '261119-1310-D4E5F6',
      comment: '풀이가 깔끔해요.',
      returnedAt: '2026-11-20T01:00:00Z',
      pageOrder: [],
      files: [pageOf(3)],
    },
  ],
};
/** Every page is a drawn sheet. */
export const picture = filled('getDownload', (request) => {
  const fileId = new URL(request.url).searchParams.get('fileId') ?? '';
  return { fileId, url: sheet(fileId.slice(-2)), expiresAt: '2026-11-19T03:15:00Z' };
});
/** The exam with its window, as it is or changed. */
export const table = (own: Partial<TableExam> = {}) =>
  filled(LightTableDocument, {
    exams_by_pk: { ...exam, ...own },
    submissionWindows: [{ id: idOf(40), opensAt: null, closesAt: '2026-11-25T13:00:00Z', version: 1 }],
  });
