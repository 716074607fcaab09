import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LightTableDocument, type LightTableQuery } from './generated/graphql.ts';
import LightTablePage from './LightTablePage.tsx';

type Exam = NonNullable<LightTableQuery['exams_by_pk']>;

const examId = '01990000-0000-7000-8000-0000000e0001';
const idOf = (n: number) => `01990000-0000-7000-8000-0000000b${String(n).padStart(4, '0')}`;
const people = [students.minsu, students.seoyeon, students.jihun];
const sheet = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fdfdf8"/><g font-size="28" fill="#222"><text x="60" y="90">${words}</text><text x="60" y="170">1. f(x) = x^2 - 4x + 3</text><text x="60" y="230">f'(x) = 2x - 4 = 0</text><text x="60" y="290">x = 2, f(2) = -1</text></g></svg>`)}`;

const pageOf = (n: number, marks: Exam['submissions'][number]['files'][number]['marks'] = []) => ({
  id: idOf(n),
  name: `0${n}쪽.jpg`,
  contentType: 'image/jpeg',
  marks,
  omrScans: [],
});
const mark = {
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
const exam: Exam = {
  id: examId,
  name: '9월 모의고사 대비',
  totalPoints: 100,
  isShown: true,
  lectureId: lectures.calculusB.id,
  weeklyLectureId: idOf(1),
  weeklyLecture: { weekNumber: 3, specialName: null, heldOn: '2026-11-18', lecture: { name: lectures.calculusB.name } },
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
const picture = filled('getDownload', (request) => {
  const fileId = new URL(request.url).searchParams.get('fileId') ?? '';
  return { fileId, url: sheet(fileId.slice(-2)), expiresAt: '2026-11-19T03:15:00Z' };
});
const table = (own: Partial<Exam> = {}) =>
  filled(LightTableDocument, {
    exams_by_pk: { ...exam, ...own },
    submissionWindows: [{ id: idOf(40), opensAt: null, closesAt: '2026-11-25T13:00:00Z', version: 1 }],
  });
const saved = fn<(marks: unknown) => void>();
const markSaved = filled('markSubmissionPage', async (request) => {
  saved(await request.json());
  return { id: mark.id, version: 5 };
});

const meta = preview.meta({
  title: 'CRM/시험/제출',
  component: LightTablePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inCrm({ at: `/crm/exams/${examId}/submissions`, route: '/crm/exams/:examId/submissions' })],
  beforeEach: () => void saved.mockReset(),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), picture, markSaved),
  play: async ({ canvas }) => {
    // The second photograph comes first, as the student put it.
    await expect(await canvas.findByRole('img', { name: '김민수 1쪽' })).toBeVisible();
    await expect(canvas.getByText('참 잘했어요', { selector: 'text' })).toBeInTheDocument();
    await expect(canvas.getByText('261119-1210-A1B2C3')).toBeVisible();
    await expect(canvas.getByText(/3명 가운데 2명 제출/)).toBeVisible();
  },
});

export const Marked = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), picture, markSaved),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('img', { name: '김민수 1쪽' });
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('button', { name: '틀림' })).toHaveAttribute('aria-pressed', 'true');
    const box = page.getBoundingClientRect();
    fireEvent.pointerDown(page, { clientX: box.left + box.width / 2, clientY: box.top + box.height / 4, pointerId: 1 });
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [sent] = saved.mock.lastCall as [{ version: number; layer: typeof mark.layer }];
    await expect(sent.version).toBe(4);
    await expect(sent.layer.stamps.at(-1)).toEqual({ kind: 'WRONG', x: 0.5, y: 0.25 });
    await userEvent.keyboard('z');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ version: 5, layer: mark.layer });
    await userEvent.keyboard('r');
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ rotation: 90 }));
  },
});

export const NextStudent = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), picture),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: '김민수 1쪽' });
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('img', { name: '이서연 1쪽' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByText('아직 제출하지 않았습니다')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '돌려주기' })).toBeDisabled();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('img', { name: '이서연 1쪽' })).toBeVisible();
  },
});

const returned = fn<(body: unknown) => void>();

export const GivenBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      table(),
      picture,
      filled('returnSubmission', async (request) => {
        returned(await request.json());
        return { id: idOf(20), version: 3 };
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '돌려주기' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '김민수 제출 돌려주기' }));
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '2번을 다시 풀어 봐요.');
    await userEvent.click(dialog.getByRole('button', { name: '돌려주기' }));
    await waitFor(() => expect(returned).toHaveBeenCalledWith({ comment: '2번을 다시 풀어 봐요.', version: 2 }));
  },
});

export const OnPaper = meta.story({
  beforeEach: ({ msw }) => msw.use(table({ submissions: [{ ...exam.submissions[0]!, files: [] }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('종이로 낸 과제입니다.')).toBeVisible();
  },
});

export const PictureFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), failed('getDownload', { status: 404, detail: '파일을 찾을 수 없습니다.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('사진을 불러오지 못했습니다')).toBeVisible();
  },
});

export const NoStudents = meta.story({
  beforeEach: ({ msw }) => msw.use(table({ scores: [], submissions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('학생이 없습니다')).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LightTableDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LightTableDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LightTableDocument)) });
