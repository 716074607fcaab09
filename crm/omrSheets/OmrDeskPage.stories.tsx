import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { SheetPage } from '#client/generated/rest/omrSheets.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { OmrDeskDocument, type OmrDeskQuery, type OmrSheetFragment } from './generated/graphql.ts';
import OmrDeskPage from './OmrDeskPage.tsx';

type Exam = NonNullable<OmrDeskQuery['exams_by_pk']>;

const examId = '01990000-0000-7000-8000-0000000e0001';
const idOf = (n: number) => `01990000-0000-7000-8000-0000000a${String(n).padStart(4, '0')}`;
const { minsu, seoyeon, jihun } = students;
const scores = [minsu, seoyeon, jihun].map(({ id, loginId: studentNumber, name }, at) => ({
  id: idOf(500 + at),
  status: at === 0 ? 'GRADED' : 'NONE',
  attempts: at === 0 ? [{ id: idOf(600), value: 100, retakeExam: null }] : [],
  student: { id, studentNumber, school: '세움고', grade: '고2', user: { name } },
  participant: { attendanceType: { name: at === 2 ? '결석' : '출석', countsAsPresent: at !== 2 } },
}));

const sheet = (page: number, own: Partial<OmrSheetFragment> = {}): OmrSheetFragment => ({
  id: idOf(page),
  status: 'GRADED',
  fileName: '3주차 답안.pdf',
  page,
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
const unknown = sheet(2, {
  status: 'NEEDS_REVIEW',
  studentId: null,
  student: null,
  answers: [2, 34, 1, -1, 17],
  readNumber: `?${seoyeon.loginId.slice(1)}`,
  flags: ['UNKNOWN_NUMBER', 'DOUBLE_MARK'],
});
const twin = sheet(3, {
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

const exam: Exam = {
  id: examId,
  name: '9월 모의고사 대비',
  lectureId: lectures.calculusB.id,
  weeklyLectureId: idOf(900),
  weeklyLecture: { weekNumber: 3, specialName: null, heldOn: '2026-11-18', lecture: { name: lectures.calculusB.name } },
  omrLedger: { pages: 4, graded: 1, needsReview: 2, rejected: 1, pending: 0 },
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
      pages: 4,
      createdAt: '2026-11-18T12:30:00Z',
      createdByStaff: { name: staff.ta.name },
      sheets_aggregate: { aggregate: { count: 4 } },
    },
  ],
  omrSheets: [sheet(1), unknown, twin, torn],
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
const page: SheetPage = {
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

const sent = fn();
const meta = preview.meta({
  title: 'CRM/시험/OMR',
  component: OmrDeskPage,
  decorators: [inCrm({ at: `/crm/exams/${examId}/omr`, route: '/crm/exams/:examId/omr' })],
  beforeEach: () => void sent.mockReset(),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, { exams_by_pk: exam }),
      filled('readSheetPage', page),
      filled('reviewSheet', async (request) => {
        sent(await request.json());
        return { id: unknown.id, version: 4, status: 'GRADED', value: 88, changeSetId: namedId('set') };
      }),
    ),
  play: async ({ canvas }) => {
    const ledger = await canvas.findByRole('group', { name: 'OMR 장부' });
    await expect(ledger).toHaveTextContent('올린 쪽4쪽');
    await expect(canvas.getByRole('progressbar', { name: '늦은 답안.pdf 읽는 중' })).toHaveAttribute(
      'aria-valuenow',
      '30',
    );
    const review = within(canvas.getByRole('article', { name: '3주차 답안.pdf 2쪽' }));
    await expect(review.getByRole('combobox', { name: '학생' })).toHaveDisplayValue(new RegExp(seoyeon.name));
    const answers = review.getByRole('listbox', { name: '답' });
    await review.findByRole('img', { name: '3주차 답안.pdf 2쪽 그림' });
    // The keys go where the ring is, without a click.
    await expect(answers).toHaveFocus();
    await expect(canvas.getByRole('list', { name: '확인할 쪽' })).toHaveTextContent(`${seoyeon.name}?`);
    await expect(review.getByText('아직 점수 없음 → 60점')).toBeVisible();
    await expect(await review.findByRole('img', { name: '2번 확대' })).toBeVisible();
    await userEvent.keyboard('3{ArrowRight}{ArrowRight}4{ArrowRight}42{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 3,
        decision: 'GRADE',
        studentId: seoyeon.id,
        answers: [2, 3, 1, 4, 1742],
      }),
    );
  },
});

export const Twin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, { exams_by_pk: { ...exam, omrSheets: [sheet(1), twin] } }),
      filled('readSheetPage', { ...page, image: null }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/다른 답: 3번 ① → ④/)).toBeVisible();
    await expect(canvas.getByText('지금 100점 → 80점')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '이 답안지로 바꾸고 채점' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('tab', { name: /스캔 올리기/ }));
    await expect(canvas.getByRole('list', { name: '올린 파일' })).toHaveTextContent('3주차 답안.pdf');
    await userEvent.click(canvas.getByRole('tab', { name: /출결과 다른 학생/ }));
    await expect(canvas.getByText('왔는데 답안지가 없는 학생 1명')).toBeVisible();
  },
});

/** A page gets a note at the version on screen. */
export const MemoWritten = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(OmrDeskDocument, { exams_by_pk: { ...exam, omrSheets: [sheet(1, { memo: '마킹이 흐림' }), twin] } }),
      filled('readSheetPage', { ...page, image: null }),
      filled('writeSheetMemo', async (request) => {
        sent(await request.json());
        return { id: sheet(1).id, version: 4 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /모든 쪽/ }));
    await canvas.findByText('마킹이 흐림');
    await userEvent.click(canvas.getByRole('button', { name: '3주차 답안.pdf 1쪽 메모' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '3주차 답안.pdf 1쪽 메모' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /메모/ }), ', 손으로 확인함');
    await userEvent.click(dialog.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, memo: '마킹이 흐림, 손으로 확인함' }));
  },
});

export const Fresh = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, {
        exams_by_pk: {
          ...exam,
          omrSheets: [],
          omrScans: [],
          omrLedger: { pages: 0, graded: 0, needsReview: 0, rejected: 0, pending: 0 },
        },
      }),
      failed('uploadOmrScan', { status: 409, code: 'answers-missing', detail: '정답이 없는 문항이 있습니다: 3번.' }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('no place for files');
      return found;
    });
    await userEvent.upload(input, new File(['%PDF-1.7'], '답안.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/정답이 없는 문항이 있습니다: 3번/)).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(OmrDeskDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(OmrDeskDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(OmrDeskDocument)) });
