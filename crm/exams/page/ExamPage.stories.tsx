import { buildExam, buildExamQuestion } from '#mocks/builders/exam.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import ExamPage from './ExamPage.tsx';
import { ExamDetailDocument } from '../generated/graphql.ts';

const { id: lectureId, name } = lectures.calculusB;
const exam = {
  ...buildExam({ id: namedId('exam'), weeklyLectureId: namedId('week') }),
  weeklyLecture: { weekNumber: 3, specialName: null, placeInWeek: null, heldOn: '2026-11-03' },
  lecture: { id: lectureId, name },
  template: null,
  items: [buildExamQuestion({ number: 1, answer: 3, points: 5 })],
};

/** The page around the tabs, which have stories of their own. */
const meta = preview.meta({
  title: 'CRM/시험/시험',
  component: ExamPage,
  decorators: [inCrm({ at: `/crm/exams/${exam.id}`, route: '/crm/exams/:examId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(ExamDetailDocument, { exams_by_pk: exam })),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: exam.name }));
    await says(canvas, /1문항 · 만점/);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ExamDetailDocument)),
  play: ({ canvas }) => says(canvas, '시험을 찾을 수 없습니다'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ExamDetailDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ExamDetailDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
