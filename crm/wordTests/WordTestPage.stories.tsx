import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { buildWordTestPlan } from '#mocks/builders/wordTestPlan.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { WordTestDocument } from './generated/graphql.ts';
import WordTestPage from './WordTestPage.tsx';

const lecture = buildLecture();
const plan = buildWordTestPlan();
const undone = fn();

const standing = (at: number, name: string, more: object) => ({
  id: `${plan.id}:${at}`,
  studentId: `s${at}`,
  state: 'NEW',
  attempts: 0,
  firstCorrect: null,
  bestCorrect: null,
  answered: null,
  leftCount: 0,
  lastAt: null,
  student: { id: `s${at}`, user: { name } },
  ...more,
});

const test = {
  ...plan,
  deck: buildWordDeck(),
  weeklyLecture: { id: 'w1', lectureId: lecture.id, weekNumber: 5, specialName: null, lecture },
  takers: [],
  tests_aggregate: { aggregate: { count: 4 } },
  standings: [
    standing(1, '김민수', {
      state: 'BELOW',
      attempts: 2,
      firstCorrect: 4,
      bestCorrect: 6,
      leftCount: 3,
      lastAt: plan.opensAt,
    }),
    standing(2, '박서연', { state: 'REACHED', attempts: 1, firstCorrect: 9, bestCorrect: 9, lastAt: plan.opensAt }),
    standing(3, '이도윤', { state: 'OPEN', attempts: 1, answered: 4, lastAt: plan.opensAt }),
    standing(4, '최지우', {}),
  ],
};

const meta = preview.meta({
  title: 'CRM/단어장/시험 결과',
  component: WordTestPage,
  decorators: [inCrm({ at: `/crm/word-tests/${plan.id}`, route: '/crm/word-tests/:planId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordTestDocument, { wordTestPlans_by_pk: test })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /김민수/ });
    await expect(row).toHaveTextContent('미달4/106/102번3번');
    await expect(canvas.getByRole('row', { name: /이도윤/ })).toHaveTextContent('보는 중 4/10');
    await expect(canvas.getByRole('button', { name: '미달 1명 클리닉으로 부르기' })).toBeEnabled();
  },
});

export const NobodyYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, {
        wordTestPlans_by_pk: {
          ...test,
          weeklyLecture: null,
          standings: [],
          tests_aggregate: { aggregate: { count: 0 } },
        },
      }),
    ),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(WordTestDocument)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('찾을 수 없는 단어 시험입니다');
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordTestDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordTestDocument)) });

export const PutAndTakenBack = meta.story({
  beforeEach: ({ msw }) => {
    undone.mockClear();
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: test }),
      filled('putWordTestScores', {
        examId: plan.id,
        written: 3,
        below: 1,
        skipped: 1,
        changeSetId: plan.id,
      }),
      filled('undoScores', async (request) => {
        undone(await request.json());
        return { changeSetId: plan.id };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '주차 성적에 넣기' }));
    await canvas.findByText('점수 3개를 주차 성적에 넣었습니다. 결시나 면제인 1명은 뺐습니다.');
    await userEvent.click(canvas.getByRole('button', { name: '되돌리기' }));
    await canvas.findByText('성적에 넣기 전으로 되돌렸습니다');
    await expect(undone).toHaveBeenCalledWith({ changeSetId: plan.id });
  },
});
