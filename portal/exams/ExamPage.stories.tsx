import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rankOf } from '#mocks/builders/examStatistics.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { openedTab } from '../shared/testing/openedTab.ts';
import ExamPage from './ExamPage.tsx';
import type { PortalExam } from './types.ts';
import { PortalExamDocument } from './generated/graphql.ts';

const id = '01990000-0000-7000-8000-0000000e0001';
const answers = Array.from({ length: 20 }, (_, at) => {
  const isCorrect = at % 4 !== 2;
  return {
    number: at + 1,
    kind: 'CHOICE',
    unit: '수열의 극한',
    points: 5,
    answer: (at % 5) + 1,
    alsoAccepts: [],
    isCorrect,
    gradingRule: at === 7 ? 'VOID' : 'NORMAL',
    given: isCorrect ? (at % 5) + 1 : -1,
  };
});
const exam: PortalExam = {
  id,
  name: '9월 모의고사 대비',
  totalPoints: 95,
  cutline: 60,
  weeklyLecture: {
    id,
    lectureId: lectures.calculusB.id,
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-18',
    lecture: { name: lectures.calculusB.name },
  },
  statistics: {
    takenCount: 21,
    mean: 64.3,
    highest: 95,
    deviation: 15.21,
    distribution: [0, 0, 1, 2, 3, 4, 5, 3, 2, 1],
  },
  submissions: [],
  files: [
    {
      id,
      name: '9월 모의고사 대비 해설.pdf',
      contentType: 'application/pdf',
      sizeBytes: 482_113,
      createdAt: '2026-11-19T03:10:00Z',
      views: [],
    },
  ],
  scores: [
    {
      id,
      status: 'GRADED',
      rank: rankOf(7, 21),
      answers,
      attempts: [
        { id, retakeNumber: 0, value: 70, grade: 3, gradeScale: 9, clinicStatus: 'NONE' },
        { id: namedId('retake'), retakeNumber: 1, value: 85, grade: null, gradeScale: null, clinicStatus: 'NONE' },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Portal/성적/시험',
  component: ExamPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.exam(id), route: paths.exam(':examId') })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalExamDocument, { exams_by_pk: exam })),
  play: async ({ canvas }) => {
    await says(canvas, '커트라인 60점 통과', '7 / 21', '85점');
    const wrong = within(canvas.getByRole('table', { name: '틀린 문항' }));
    await expect(wrong.getAllByRole('row')).toHaveLength(1 + 5);
    await sees(canvas.getByRole('list', { name: '시험 해설' }));
  },
});

let beside: ReturnType<typeof openedTab>;

export const ExplanationOpened = meta.story({
  beforeEach: ({ msw }) => {
    beside = openedTab();
    msw.use(filled(PortalExamDocument, { exams_by_pk: exam }), ...beside.handlers);
    return beside.restore;
  },
  play: async ({ canvas }) => {
    await press(canvas, /해설.pdf 열기$/);
    await waitFor(() => expect(beside.tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
    await expect(beside.viewed).toHaveBeenCalledWith(`/api/sp/file/${id}/view`);
  },
});

export const NotGraded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalExamDocument, {
        exams_by_pk: { ...exam, scores: [{ id, status: 'ABSENT', rank: null, attempts: [], answers: [] }] },
      }),
    ),
  play: ({ canvas }) => says(canvas, '결시로 기록된 시험이에요.'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalExamDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalExamDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalExamDocument)) });
