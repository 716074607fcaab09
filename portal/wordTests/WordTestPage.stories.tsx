import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { buildWordTestPlan } from '#mocks/builders/wordTestPlan.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import type { Taking } from '#client/generated/rest/wordTests.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { hears, press, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { keepAnswer } from './kept.ts';
import { PortalWordTestDocument } from './generated/graphql.ts';
import { paths as deckPaths } from '../wordDecks/paths.ts';
import { paths } from './paths.ts';
import WordTestPage from './WordTestPage.tsx';

const plan = buildWordTestPlan({ questionCount: 2, targetCount: 2 });
const mine = { ...plan, deck: buildWordDeck(), standings: [], tests: [] };
const answered = fn();

const question = (sequence: number, prompt: string, choices: string[] | null) => ({ sequence, prompt, choices });
const taking = (more: Partial<Taking>): Taking => ({
  testId: plan.id,
  planId: plan.id,
  title: plan.title,
  kind: 'CHOICE',
  direction: 'TERM_TO_MEANING',
  attemptNumber: 1,
  questionCount: 2,
  isTimed: true,
  now: inMinutes(0),
  endsAt: inMinutes(298 / 60),
  finishedAt: null,
  leftCount: 0,
  question: question(1, 'abandon', ['얻다', '버리다', '정확한', '적절한']),
  ...more,
});

const over = {
  ...mine,
  standings: [{ id: namedId('s'), state: 'BELOW', attempts: 1, bestCorrect: 1 }],
  tests: [
    {
      id: namedId('t'),
      attemptNumber: 1,
      questionCount: 2,
      leftCount: 1,
      result: { id: namedId('t'), correct: 1 },
      answers: [
        {
          id: namedId('a'),
          sequence: 1,
          prompt: 'abandon',
          answer: '버리다',
          isCorrect: true,
          rightAnswers: ['버리다', '포기하다'],
          wordId: namedId('w1'),
        },
        {
          id: namedId('b'),
          sequence: 2,
          prompt: 'accurate',
          answer: '',
          isCorrect: false,
          rightAnswers: ['정확한'],
          wordId: namedId('w2'),
        },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Portal/단어/단어 시험',
  component: WordTestPage,
  ...onAPhone,
  decorators: [
    (Story, context) =>
      inPortal({
        at: paths.test(plan.id),
        route: '/portal/word-tests/:planId',
        state: context.parameters['routerState'],
      })(Story, context),
  ],
  // What another story could not send is not this one's.
  beforeEach: () => sessionStorage.clear(),
});

/** What it came to stands above the rules, then the words to learn again. */
export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalWordTestDocument, { wordTestPlans_by_pk: over })),
  play: async ({ canvas }) => {
    await says(canvas, '1 / 2', '내 답: 쓰지 않음', '화면을 1번 벗어났어요.');
    const again = canvas.getByRole('button', { name: '다시 보기' });
    const learn = canvas.getByRole('link', { name: '틀린 단어만 외우기' });
    await expect(learn).toHaveAttribute('href', deckPaths.studyOnly(mine.deck.id, [namedId('w2')]));
    const score = canvas.getByText('1 / 2').getBoundingClientRect().top;
    await expect(score).toBeLessThan(learn.getBoundingClientRect().top);
    await expect(learn.getBoundingClientRect().bottom).toBeLessThan(again.getBoundingClientRect().top);
    await expect(learn.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 60);
  },
});

export const BeforeIt = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalWordTestDocument, { wordTestPlans_by_pk: mine })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '시험 시작' });
    await sees(canvas.getByRole('link', { name: '단어장', current: 'page' }));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalWordTestDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalWordTestDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalWordTestDocument)) });

export const Taken = meta.story({
  beforeEach: ({ msw }) => {
    let isOver = false;
    msw.use(
      filled(PortalWordTestDocument, () => ({ wordTestPlans_by_pk: isOver ? over : mine })),
      filled('takeWordTest', () => taking({})),
      filled(
        'answerWordTest',
        () =>
          answered.mock.calls.length === 1
            ? taking({ question: question(2, 'accurate', ['얻다', '정확한', '버리다', '적절한']) })
            : taking({ question: null, finishedAt: inMinutes(0) }),
        answered,
      ),
      filled('finishWordTest', () => {
        isOver = true;
        return taking({ question: null, finishedAt: inMinutes(0) });
      }),
    );
  },
  play: async ({ canvas }) => {
    await submit(canvas, '시험 시작', 'abandon');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^4:5\d$/);
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByText('accurate')).toHaveFocus());
    await userEvent.click(within(canvas.getByRole('group', { name: '보기' })).getByRole('button', { name: /얻다/ }));
    await says(canvas, '첫 번째 결과');
    await expect(answered.mock.calls.map(([sent]) => sent as unknown)).toEqual([
      { sequence: 1, choice: 2 },
      { sequence: 2, choice: 1 },
    ]);
  },
});

/** Nothing on the page leads away from an open attempt. */
export const Asking = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalWordTestDocument, { wordTestPlans_by_pk: mine }),
      filled('takeWordTest', () => taking({})),
    ),
  play: async ({ canvas }) => {
    await submit(canvas, '시험 시작', 'abandon');
    await expect(canvas.getByText('abandon')).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryAllByRole('link').map((link) => link.textContent)).toEqual(['본문으로 건너뛰기']);
  },
});

const taken = fn();

/** A reload goes on by itself, says that it was one, and sends what the page before it could not. */
export const Reloaded = meta.story({
  parameters: { routerState: 'word-test' },
  beforeEach: ({ msw }) => {
    const loaded = spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    keepAnswer(plan.id, { sequence: 2, answer: '정확한' });
    const open = { ...mine, standings: [{ id: namedId('s'), state: 'OPEN', attempts: 1, bestCorrect: null }] };
    msw.use(
      filled(PortalWordTestDocument, { wordTestPlans_by_pk: open }),
      filled('takeWordTest', (request) => {
        taken(new URL(request.url).search);
        return taking({ question: question(2, 'accurate', null) });
      }),
      filled('answerWordTest', () => taking({ question: question(2, 'accurate', null) }), answered),
    );
    return () => loaded.mockRestore();
  },
  play: async ({ canvas }) => {
    await says(canvas, 'accurate', '2 / 2');
    await hears(taken, '?after=RELOAD');
    await waitFor(() => expect(answered.mock.calls[0]?.[0]).toEqual({ sequence: 2, answer: '정확한' }));
  },
});

/** An answer that does not arrive is sent again by itself, and the clock says so. */
export const SentAgain = meta.story({
  beforeEach: ({ msw }) => {
    let isOver = false;
    msw.use(
      filled(PortalWordTestDocument, () => ({ wordTestPlans_by_pk: isOver ? over : { ...mine, kind: 'SPELLING' } })),
      filled('takeWordTest', () => taking({ kind: 'SPELLING', question: question(1, 'abandon', null) })),
      http.post('*/api/sp/word-tests/:id/answers', async ({ request }) => {
        answered(await request.json());
        if (answered.mock.calls.length === 1) return HttpResponse.error();
        isOver = true;
        return HttpResponse.json(taking({ question: null, finishedAt: inMinutes(0) }));
      }),
      filled('finishWordTest', () => taking({ question: null, finishedAt: inMinutes(0) })),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, '시험 시작');
    await write(canvas, { 답: '버리다{Enter}' });
    await says(canvas, '답을 다시 보내고 있어요. 시간은 계속 가요.');
    await expect(canvas.getByRole('textbox', { name: '답' })).toHaveValue('버리다');
    await sees(canvas.getByRole('timer'));
    await says(canvas, '첫 번째 결과');
    const sent = { sequence: 1, answer: '버리다' };
    await expect(answered.mock.calls).toEqual([[sent], [sent]]);
  },
});

export const Written = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalWordTestDocument, { wordTestPlans_by_pk: { ...mine, kind: 'SPELLING' } }),
      filled('takeWordTest', () => taking({ kind: 'SPELLING', question: question(1, 'abandon', null) })),
      failed('answerWordTest', { status: 503, detail: '서버에 닿지 못했습니다.' }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '시험 시작');
    await write(canvas, { 답: '버리다{Enter}' });
    await says(canvas, /^답을 다시 보내고 있어요/);
    // Nothing is wider than the phone.
    const button = canvas.getByRole('button', { name: '답하기' });
    await expect(button.getBoundingClientRect().right).toBeLessThan(
      button.closest('section')!.getBoundingClientRect().right,
    );
  },
});

/** What stands in the line when the time ends is sent just before it. */
export const TypedToTheEnd = meta.story({
  beforeEach: ({ msw }) => {
    const ending = () =>
      taking({ kind: 'SPELLING', question: question(1, 'abandon', null), endsAt: inMinutes(4 / 60) });
    msw.use(
      filled(PortalWordTestDocument, { wordTestPlans_by_pk: { ...mine, kind: 'SPELLING' } }),
      filled('takeWordTest', ending),
      filled('answerWordTest', () => taking({ question: null, finishedAt: inMinutes(0) }), answered),
      filled('finishWordTest', () => taking({ question: null, finishedAt: inMinutes(0) })),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, '시험 시작');
    await userEvent.type(await canvas.findByRole('textbox', { name: '답' }), '포기하다');
    await waitFor(() => expect(answered.mock.calls[0]?.[0]).toEqual({ sequence: 1, answer: '포기하다' }));
  },
});

export const SmallPhone = Asking.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Printed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalWordTestDocument, { wordTestPlans_by_pk: { ...mine, isPrinted: true, timeLimitSeconds: null } }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '학원에서 종이로 보는 시험이에요');
    await expect(canvas.queryByRole('button', { name: '시험 시작' })).toBeNull();
  },
});

const left = fn();

/** The page goes into the background and comes back, as when the student opens another app. */
async function lookAway(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(document.visibilityState).toBe('visible'));
}

/** Looking away is told to the server; the question stays, and the result says how often. */
export const LookedAway = meta.story({
  beforeEach: ({ msw }) => {
    let isOver = false;
    msw.use(
      filled(PortalWordTestDocument, () => ({ wordTestPlans_by_pk: isOver ? over : mine })),
      filled('takeWordTest', () => taking({})),
      filled('leaveWordTest', (request) => {
        left(new URL(request.url).pathname);
        return taking({ leftCount: left.mock.calls.length });
      }),
      filled('finishWordTest', () => {
        isOver = true;
        return taking({ question: null, finishedAt: inMinutes(0) });
      }),
    );
  },
  play: async ({ canvas }) => {
    await submit(canvas, '시험 시작', 'abandon');
    await lookAway();
    await hears(left, `/api/sp/word-tests/${plan.id}/leaves`);
    await says(canvas, 'abandon');
    await press(canvas, '그만 보기');
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '그만 보기' }));
    await says(canvas, '화면을 1번 벗어났어요.');
    // After it nothing is told any more.
    await lookAway();
    await expect(left).toHaveBeenCalledOnce();
  },
});

/** A note that does not arrive disturbs nobody. */
export const LookingAwayNotTold = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalWordTestDocument, { wordTestPlans_by_pk: mine }),
      filled('takeWordTest', () => taking({})),
      failed('leaveWordTest', 409, 'finished', '이미 끝난 시험입니다.'),
    ),
  play: async ({ canvas }) => {
    await submit(canvas, '시험 시작', 'abandon');
    await lookAway();
    await sees(canvas.getByRole('group', { name: '보기' }));
    await expect(canvas.queryByText('이미 끝난 시험입니다.')).toBeNull();
  },
});
