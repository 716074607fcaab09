import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { inWeek } from '../../shared/testing/inCrm.tsx';
import { allArrived, sendUnanswered } from '#app/testing/sending.ts';
import { cellAt, hears, says, submit, triesAgain, typeAt } from '#ui-kit/testing/play.ts';
import Gradebook from '../Gradebook.tsx';
import { AttemptQuestionsDocument, ScoreHistoryDocument } from '../generated/graphql.ts';
import { cellAfter } from '../testing/attempts.ts';
import { answers, gradebook, lectureId, server, weekId } from '../testing/server.ts';

const STATUS = 4;
const asked = fn();

const meta = preview.meta({
  title: 'CRM/주차/성적의 창',
  component: Gradebook,
  decorators: [inWeek(lectureId, weekId, 'scores')],
  beforeEach: ({ msw }) => msw.use(...answers()),
});

/** Opens a dialog of a student's cell by its key: `e` for the answers, `h` for the history. */
async function openByKey(canvasElement: HTMLElement, key: 'e' | 'h'): Promise<HTMLElement> {
  await screen.findByRole('grid', { name: '성적표' });
  await typeAt(cellAt(canvasElement, 2, STATUS), key);
  return screen.findByRole('dialog', { name: key === 'e' ? /문항별 입력$/ : /이력$/ });
}

const question = { kind: 'CHOICE', alsoAccepts: [], points: 4, unit: '', gradingRule: 'NORMAL' };
const questions = filled(AttemptQuestionsDocument, {
  scores_by_pk: {
    id: namedId('x'),
    exam: { items: [1, 2].map((number) => ({ ...question, number, answer: 3 })) },
    attempts: [],
  },
});

/** Opens the answers and types two. */
async function typeAnswers(canvasElement: HTMLElement): Promise<HTMLElement> {
  await openByKey(canvasElement, 'e');
  await screen.findByRole('grid', { name: '문항별 답' });
  await userEvent.keyboard('3{Enter}4{ArrowUp}');
  const dialog = screen.getByRole('dialog', { name: /문항별 입력$/ });
  await says(within(dialog), '2문항 중 2개 답함');
  return dialog;
}

export const NoQuestions = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AttemptQuestionsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = within(await openByKey(canvasElement, 'e'));
    await says(dialog, '문항이 없는 시험입니다');
    await expect(dialog.queryByRole('button', { name: '채점' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const QuestionsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(AttemptQuestionsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = within(await openByKey(canvasElement, 'e'));
    await dialog.findByRole('status', { name: '불러오는 중입니다' });
    await expect(dialog.queryByText('문항이 없는 시험입니다')).toBeNull();
  },
});

export const QuestionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(AttemptQuestionsDocument)),
  play: async ({ canvasElement, msw }) => {
    const dialog = within(await openByKey(canvasElement, 'e'));
    await triesAgain(dialog, () => msw.use(questions));
    const grid = await screen.findByRole('grid', { name: '문항별 답' });
    // What is not answered yet is not wrong.
    await expect(within(grid).queryByText('X')).toBeNull();
  },
});

export const Grading = meta.story({
  beforeEach: ({ msw }) => msw.use(questions, loading('enterAnswers')),
  play: async ({ canvasElement }) => sendUnanswered(await typeAnswers(canvasElement), '채점'),
});

/** Enter at the last answer enters it; another one grades. */
export const GradedByEnter = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      questions,
      filled('enterAnswers', (_, { answers: given, scoreId }) => {
        asked(given);
        const [score] = gradebook(24).exams[0]!.scores.filter(({ id }) => id === scoreId);
        return cellAfter(score!, 0, { value: 4, status: 'GRADED' });
      }),
    ),
  play: async ({ canvasElement }) => {
    await openByKey(canvasElement, 'e');
    await screen.findByRole('grid', { name: '문항별 답' });
    await userEvent.keyboard('3{Enter}4{Enter}');
    await says(screen, '2문항 중 2개 답함');
    await allArrived();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await hears(asked, [3, 4]);
    await says(screen, '4점으로 채점했습니다');
  },
});

export const GradingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      questions,
      failed('enterAnswers', 409, 'absent', '결시나 면제인 학생입니다. 점수를 넣으려면 먼저 미응시로 바꿔 주세요.'),
    ),
  play: async ({ canvasElement }) => {
    const dialog = within(await typeAnswers(canvasElement));
    await submit(dialog, '채점', /먼저 미응시로 바꿔 주세요/, '2문항 중 2개 답함');
    await userEvent.keyboard('{Escape}');
    await says(dialog, '저장하지 않고 닫을까요?');
  },
});

export const NoHistory = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ScoreHistoryDocument)),
  play: async ({ canvasElement }) => {
    const dialog = within(await openByKey(canvasElement, 'h'));
    await says(dialog, '점수를 넣으면 여기에 남습니다.');
    await expect(dialog.queryByRole('button', { name: '바꾸기 전으로' })).toBeNull();
  },
});

export const HistoryLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(ScoreHistoryDocument)),
  play: async ({ canvasElement }) => {
    const dialog = within(await openByKey(canvasElement, 'h'));
    await dialog.findByRole('status', { name: '불러오는 중입니다' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellAt(canvasElement, 2, STATUS)).toHaveFocus());
  },
});

export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(24)), failed(ScoreHistoryDocument)),
  play: async ({ canvasElement, msw }) => {
    const dialog = within(await openByKey(canvasElement, 'h'));
    await triesAgain(dialog, () => msw.use(empty(ScoreHistoryDocument)));
    await says(dialog, '아직 바뀐 것이 없습니다');
  },
});
