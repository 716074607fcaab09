import { lectures } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { PortalSubmissionDocument } from '../../generated/graphql.ts';
import type { SubmitExam } from '../types.ts';

/** The exam of the stories. */
export const id = '01990000-0000-7000-8000-0000000e0001';
/** The ids of its pages and submission. */
export const idOf = (n: number) => `01990000-0000-7000-8000-0000000c${String(n).padStart(4, '0')}`;
const sheet = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fdfdf8"/><text x="60" y="90" font-size="30">${words}</text></svg>`)}`;

/** An exam that nothing was handed in for. */
export const exam: SubmitExam = {
  id,
  name: '9월 모의고사 대비',
  weeklyLecture: {
    id,
    lectureId: lectures.calculusB.id,
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-18',
    lecture: { name: lectures.calculusB.name },
  },
  submissions: [],
};
/** A page as it is stored. */
export const page = (n: number) => ({
  id: idOf(n),
  name: `0${n}페이지.jpg`,
  contentType: 'image/jpeg',
  sizeBytes: 300_000,
  marks: [] as { rotation: number; layer: object }[],
});
/** Two pages that are not handed in yet. */
export const draft: SubmitExam['submissions'][number] = {
  id: idOf(10),
  status: 'DRAFT',
  submittedAt: null,
  receiptNumber: null,
  comment: '',
  returnedAt: null,
  pageOrder: [],
  files: [page(1), page(2)],
};
/** The same, handed in. */
export const done = {
  ...draft,
  status: 'DONE' as const,
  submittedAt: '2026-11-19T03:10:00Z',
  receiptNumber: '261119-1210-A1B2C3',
};
/** The exam with a submission and its window. */
export const shown = (
  submission: SubmitExam['submissions'][number] | undefined,
  period: { opensAt: string | null; closesAt: string | null }[] = [],
) =>
  filled(PortalSubmissionDocument, {
    exams_by_pk: { ...exam, submissions: submission ? [submission] : [] },
    submissionWindows: period,
  });
/** Every page is a drawn sheet. */
export const pictures = filled('getDownload', (request) => {
  const fileId = new URL(request.url).searchParams.get('fileId') ?? '';
  return { fileId, url: sheet(`${Number(fileId.slice(-2))}페이지 풀이`), expiresAt: '2026-11-19T03:15:00Z' };
});
