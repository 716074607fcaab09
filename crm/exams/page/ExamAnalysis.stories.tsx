import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import ExamAnalysis from './ExamAnalysis.tsx';
import { ExamAnalysisDocument } from '../generated/graphql.ts';

// Filled in the stories of exams, in the exam's page.
const meta = preview.meta({
  title: 'CRM/시험/분석',
  component: ExamAnalysis,
  decorators: [inCrm({ at: `/crm/exams/${namedId('exam')}/analysis`, route: '/crm/exams/:examId/analysis' })],
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ExamAnalysisDocument)),
  play: ({ canvas }) => sees(canvas.findByText('아직 점수가 없습니다')),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ExamAnalysisDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ExamAnalysisDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
