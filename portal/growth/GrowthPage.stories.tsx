import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sees } from '#ui-kit/testing/play.ts';
import { takenExams } from '../shared/testing/exams.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { absent, attended, late, present } from '../shared/testing/weeks.ts';
import { PortalGrowthDocument, PortalWrongAnswersDocument, type PortalGrowthQuery } from './generated/graphql.ts';
import GrowthPage from './GrowthPage.tsx';
import { paths } from './paths.ts';

const meta = preview.meta({
  title: 'Portal/성적/학습 성장',
  component: GrowthPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.growth })],
});

const exam = takenExams[0]!;
const growth: PortalGrowthQuery = {
  exams: takenExams,
  lectures: [
    { ...lectures.calculusB, weeklyLectures: [present, late, present, absent, null].map((type) => attended({}, type)) },
  ],
  actualExamScores: [
    {
      id: namedId('a1'),
      kind: 'MOCK',
      year: 2026,
      term: null,
      part: null,
      month: 9,
      subject: '수학',
      rawScore: 84,
      standardScore: 131,
      percentile: 92,
      grade: 2,
      gradeScale: 9,
    },
    {
      id: namedId('a2'),
      kind: 'SCHOOL',
      year: 2026,
      term: 1,
      part: 'FINAL',
      month: null,
      subject: '미적분',
      rawScore: 91,
      standardScore: null,
      percentile: null,
      grade: 2,
      gradeScale: 5,
    },
  ],
};
const wrong = {
  scoreAnswers: [7, 14, 22].map((number) => ({
    examId: exam.id,
    number,
    unit: '수열의 극한',
    kind: number === 22 ? 'SHORT' : 'CHOICE',
    given: number === 14 ? -1 : 3,
    answer: number === 22 ? 128 : 5,
    alsoAccepts: number === 7 ? [4] : [],
  })),
  files: [
    {
      id: exam.id,
      ownerId: exam.id,
      name: '8주차 해설.pdf',
      contentType: 'application/pdf',
      sizeBytes: 482_113,
      createdAt: '2026-11-19T03:10:00Z',
      views: [],
    },
  ],
};

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalGrowthDocument, growth), filled(PortalWrongAnswersDocument, wrong)),
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('table', { name: '점수 추이' }));
    await expect(line.getAllByRole('row')).toHaveLength(1 + takenExams.length);
    await expect(line.getByRole('columnheader', { name: '커트라인' })).toBeInTheDocument();
    await sees(canvas.getByRole('row', { name: /^2026년 9월 모의고사 수학 84점 · 표준 131/ }));
    const table = within(await canvas.findByRole('table', { name: `${exam.name} 오답` }));
    await sees(table.getByRole('row', { name: /^7 수열의 극한 3 5 ?또는 ?4$/ }));
    await sees(table.getByRole('row', { name: '22 수열의 극한 3 128' }));
    await sees(canvas.getByRole('list', { name: `${exam.name} 해설` }));
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PortalGrowthDocument), empty(PortalWrongAnswersDocument)),
  play: ({ canvas }) => sees(canvas.findByText('아직 공개된 시험이 없어요')),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(PortalGrowthDocument), loading(PortalWrongAnswersDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalGrowthDocument), failed(PortalWrongAnswersDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
