import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AnswersBatch } from '#client/generated/rest/scores.ts';
import { buildExamQuestion } from '#mocks/builders/exam.ts';
import { conflict, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { cellAt, hearsLast, press, says, typeAt } from '#ui-kit/testing/play.ts';
import { SavedViewsDocument } from '../../savedViews/generated/graphql.ts';
import { noChanges, stack } from '../../grid/testing/stack.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ExamAnswersDocument, type ExamAnswersQuery } from '../generated/graphql.ts';
import type { AnsweredExam } from './answerCells.ts';
import ExamAnswers from './ExamAnswers.tsx';

const examId = '01990000-0000-7e00-8000-000000000001';
const meta = preview.meta({
  title: 'CRM/주차/문항별 입력',
  component: ExamAnswers,
  decorators: [inCrm({ at: `/crm/exams/${examId}/answers`, route: '/crm/exams/:examId/answers' })],
});

const COUNT = 20;
const names = ['강민준', '김서연', '박도윤', '박서연', '박서연', '이하은', '정지우', '최예준'];
const keyOf = (number: number): number => (number > 18 ? 100 + number : (number % 5) + 1);
const items = Array.from({ length: COUNT }, (_, at) =>
  buildExamQuestion({ number: at + 1, answer: keyOf(at + 1), points: 5, unit: '', kind: at > 17 ? 'SHORT' : 'CHOICE' }),
);

/** The first two are done, the third is half done, one was absent, one has a value written by hand. */
function examOf(): AnsweredExam {
  const answersAt = [COUNT, COUNT, 7, 0, 0, 0, 0, 0];
  return {
    id: examId,
    name: '주간 테스트',
    weeklyLectureId: examId,
    totalPoints: 100,
    items,
    scores: names.map((name, at): AnsweredExam['scores'][number] => {
      const count = answersAt[at] ?? 0;
      const answers = Array.from({ length: count }, (_, question) =>
        question % 6 === at ? 5 : question % 11 === 9 ? -1 : keyOf(question + 1),
      );
      const attempt = { id: `01990000-0000-7c00-8000-00000000000${at}`, version: 2 };
      const attempts =
        at === 6
          ? [{ ...attempt, value: 88, answers: null }]
          : count > 0
            ? [{ ...attempt, value: count === COUNT ? 75 + at : null, answers }]
            : [];
      const student = {
        id: `01990000-0000-7000-9000-00000000000${at}`,
        studentNumber: `2026000${at}`,
        school: at === 4 ? '한빛고' : '새움고',
        grade: '고2',
        user: { name },
      };
      return {
        id: `01990000-0000-7000-a000-00000000000${at}`,
        status: at === 7 ? 'ABSENT' : count > 0 || at === 6 ? 'GRADED' : 'NONE',
        student,
        attempts,
      };
    }),
  };
}

const written = fn();
/** Asked for by the column layout, maybe of the story before. */
const views = filled(SavedViewsDocument, { savedViews: [] });

/** Answers like the server: the version goes up, and the value comes with the last question. */
function server() {
  const exam = structuredClone(examOf());
  const mine = stack(written);
  const data = (): ExamAnswersQuery => structuredClone({ exams_by_pk: exam });
  return [
    filled(ExamAnswersDocument, data),
    views,
    ...mine.handlers,
    http.put('*/api/wl-exam/:id/student-answers', async ({ request }) => {
      const body = (await request.json()) as AnswersBatch;
      written(body);
      const before = structuredClone(exam.scores);
      const cells = body.changes.map(({ scoreId, answers }) => {
        const score = exam.scores.find(({ id }) => id === scoreId)!;
        const before = score.attempts[0] ?? { id: scoreId, value: null, answers: null, version: 0 };
        const next: number[] = [...(before.answers ?? [])];
        for (const { number, answer } of answers) next[number - 1] = answer ?? -1;
        const filledIn = Array.from(next, (answer) => answer ?? -1);
        const value =
          filledIn.length === COUNT ? 5 * filledIn.filter((answer, at) => answer === keyOf(at + 1)).length : null;
        const attempt = { ...before, answers: filledIn, value, version: before.version + 1 };
        score.attempts = [attempt];
        return { scoreId, status: 'GRADED', value, version: attempt.version, answers: filledIn };
      });
      const changeSetId = mine.did({ name: 'answer' }, () => {
        exam.scores = before.map((score, at) => {
          const version = (exam.scores[at]?.attempts[0]?.version ?? 0) + 1;
          return { ...score, attempts: score.attempts.map((attempt) => ({ ...attempt, version })) };
        });
      });
      return HttpResponse.json({ cells, changeSetId });
    }),
  ];
}

/** The column of a question: name and value come before. */
const Q = (number: number): number => number + 1;

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(...server()) });

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(ExamAnswersDocument, { exams_by_pk: { ...examOf(), items: [] } }), views, noChanges),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('link', { name: '정답표로' })),
});

export const Namesakes = meta.story({
  beforeEach: ({ msw }) => msw.use(...server()),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: '박서연 (새움고 고2)' });
    await canvas.findByRole('rowheader', { name: '박서연 (한빛고 고2)' });
  },
});

export const KeyWithGaps = meta.story({
  beforeEach: ({ msw }) => {
    const gaps = items.map((item) => (item.number === 3 || item.number === 7 ? { ...item, answer: null } : item));
    msw.use(filled(ExamAnswersDocument, { exams_by_pk: { ...examOf(), items: gaps } }), views, noChanges);
  },
  play: ({ canvasElement }) => says(within(canvasElement), /3, 7번의 정답/),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ExamAnswersDocument), views, noChanges) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ExamAnswersDocument), views, noChanges) });

export const TypedInOneRun = meta.story({
  beforeEach: ({ msw }) => msw.use(...server()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '문항별 답' });
    await userEvent.click(cellAt(canvasElement, 3, Q(1)));
    // Eighteen digits, then two numbers: every key goes on to the next question.
    await userEvent.keyboard('234512345123451034119{Enter}120{Enter}');
    await expect(cellAt(canvasElement, 3, Q(16))).toHaveTextContent('–');
    await waitFor(() => expect(cellAt(canvasElement, 3, 1)).toHaveTextContent('95'), { timeout: 5000 });
    // At the end of a row the next student is at hand.
    await userEvent.keyboard('2');
    await waitFor(() => expect(cellAt(canvasElement, 4, Q(1))).toHaveTextContent('2'));
    await waitFor(() => expect(cellAt(canvasElement, 4, 1)).toHaveTextContent('1/20'), { timeout: 5000 });
    await userEvent.keyboard('{Control>}z{/Control}');
    await hearsLast(written, 'undo', 1);
    await waitFor(() => expect(cellAt(canvasElement, 4, Q(1))).not.toHaveTextContent('2'));
  },
});

export const RightOrWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(...server()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '문항별 답' });
    const mode = canvas.getByRole('button', { name: 'O/X' });
    await userEvent.click(mode);
    // The cells take O and X from then on.
    await waitFor(() => expect(mode).toHaveAttribute('aria-pressed', 'true'));
    await typeAt(cellAt(canvasElement, 3, Q(1)), 'oxx');
    await waitFor(() => expect(cellAt(canvasElement, 3, Q(2))).toHaveTextContent('X'));
    await userEvent.keyboard('a');
    await waitFor(() => expect(cellAt(canvasElement, 3, 1)).toHaveTextContent('90'), { timeout: 5000 });
    // Neither one who was absent nor a value written by hand is overwritten.
    const calls = written.mock.calls.length;
    await typeAt(cellAt(canvasElement, 6, Q(1)), 'o');
    await canvas.findAllByText(/88점을 직접 쓴 학생/);
    await typeAt(cellAt(canvasElement, 7, Q(1)), 'o');
    await expect(written).toHaveBeenCalledTimes(calls);
  },
});

export const FirstByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const [first] = examOf().scores;
    const both = {
      field: 'answers.1',
      label: '강민준 · 1번',
      mine: '3',
      theirs: '4',
      theirVersion: 5,
      changedBy: '한지원',
    };
    msw.use(
      conflict('changeAnswers', { id: first?.id ?? '', ...both }),
      filled(ExamAnswersDocument, { exams_by_pk: examOf() }),
      noChanges,
      views,
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '문항별 답' });
    await typeAt(cellAt(canvasElement, 0, Q(1)), '3');
    await canvas.findByRole('button', { name: '내 값(3)으로 바꾸기' });
    await press(canvas, '그대로 두기');
    await waitFor(() => expect(canvas.queryByRole('list', { name: '저장하지 못한 칸' })).toBeNull());
  },
});
