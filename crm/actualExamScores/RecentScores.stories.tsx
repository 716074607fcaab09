import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { RecentScoresDocument } from './generated/graphql.ts';
import { RecentScores } from './RecentScores.tsx';

const scores = [88, 71].map((value, at) => ({
  id: namedId(`score ${at}`),
  exam: {
    id: namedId(`exam ${at}`),
    name: `${9 - at}주차 테스트`,
    totalPoints: 100,
    weeklyLecture: { heldOn: `2026-10-${26 - at * 7}` },
    statistics: { mean: 64.5 },
  },
  attempts: [{ value }],
}));

const meta = preview.meta({
  title: 'CRM/학생/최근 성적',
  component: RecentScores,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(RecentScoresDocument, { scores })),
  play: ({ canvas }) => says(canvas, '9주차 테스트', '88/100점'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(RecentScoresDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(RecentScoresDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(RecentScoresDocument)) });
