import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Remarked } from '#client/generated/rest/wordTests.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { buildWordTestPlan } from '#mocks/builders/wordTestPlan.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { press, says, sees, takeForm, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { WordTestDocument } from '../generated/graphql.ts';
import WordTestPage from '../WordTestPage.tsx';

const plan = buildWordTestPlan();
const sent = fn();

const nothing: Remarked = {
  changes: [],
  becameRight: 0,
  becameWrong: 0,
  words: [],
  undecided: 0,
  printed: 0,
  open: 0,
  keptCells: 0,
  plan: 'plan-1',
  changeSetId: null,
};
const test = (id: string, studentName: string, before: number, after: number, attemptNumber = 1) => ({
  testId: namedId(id),
  studentName,
  attemptNumber,
  before,
  after,
});
const result: Remarked = {
  ...nothing,
  changes: [test('1', '김민수', 8, 9), test('2', '박서연', 9, 8), test('3', '박서연', 7, 8, 2)],
  becameRight: 2,
  becameWrong: 1,
  words: [{ prompt: 'abandon', before: ['버리다'], after: ['버리다, 포기하다', '그만두다'] }],
  undecided: 1,
  open: 2,
  keptCells: 1,
};

const meta = preview.meta({
  title: 'CRM/단어장/시험 다시 채점하는 창',
  component: WordTestPage,
  decorators: [inCrm({ at: `/crm/word-tests/${plan.id}`, route: '/crm/word-tests/:planId' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, {
        wordTestPlans_by_pk: {
          ...plan,
          deck: buildWordDeck(),
          weeklyLecture: null,
          takers: [],
          tests_aggregate: { aggregate: { count: 3 } },
          standings: [],
        },
      }),
    ),
});

async function openDialog() {
  return takeForm(screen, '시험 메뉴', '다시 채점', '다시 채점', 'alertdialog');
}

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('remarkWordTest', result, sent)),
  play: async () => {
    const dialog = await openDialog();
    await sees(dialog.findByRole('row', { name: '김민수 8 → 9' }));
    await sees(dialog.getByRole('row', { name: '박서연 (2번째) 7 → 8' }));
    await sees(dialog.getByRole('row', { name: 'abandon 버리다 → 버리다, 포기하다, 그만두다' }));
    await says(dialog, '아직 끝나지 않은 시험 2개는 제외했습니다. 끝난 뒤에 다시 채점해 주세요.');
    await expect(sent.mock.calls).toEqual([[{ dryRun: true }]]);
  },
});

export const Marked = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('remarkWordTest', result, sent)),
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('row', { name: '김민수 8 → 9' });
    await tells(dialog, '다시 채점', '시험 3개를 다시 채점했습니다');
    await expect(sent).toHaveBeenLastCalledWith({ dryRun: false, plan: 'plan-1' });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('remarkWordTest', { ...nothing, printed: 3 })),
  play: async () => {
    const dialog = await openDialog();
    await says(dialog, '바뀌는 답이 없습니다.', /종이로 본 시험 3개는/);
    await expect(dialog.getByRole('button', { name: '다시 채점' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('remarkWordTest')),
  play: async () => {
    const dialog = await openDialog();
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.getByRole('button', { name: '다시 채점' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('remarkWordTest')),
  play: async () => {
    const dialog = await openDialog();
    await sees(dialog.findByRole('button', { name: '다시 시도' }));
    await expect(dialog.getByRole('button', { name: '다시 채점' })).toBeDisabled();
  },
});

/** A word was corrected after the preview: what is true now is shown before anything is written. */
export const ChangedSince = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('remarkWordTest', (_, { dryRun }) => {
        sent(dryRun);
        if (dryRun) return sent.mock.calls.length === 1 ? result : { ...result, changes: result.changes.slice(1) };
        const detail = '미리 본 뒤로 단어나 답이 바뀌었습니다. 다시 확인하고 채점해 주세요.';
        throw Response.json({ status: 409, code: 'outcome-changed', detail }, { status: 409 });
      }),
    ),
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('row', { name: '김민수 8 → 9' });
    await press(dialog, '다시 채점');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('미리 본 뒤로 단어나 답이 바뀌었습니다');
    await waitFor(() => expect(dialog.queryByRole('row', { name: '김민수 8 → 9' })).toBeNull());
    await expect(sent.mock.calls).toEqual([[true], [false], [true]]);
  },
});
