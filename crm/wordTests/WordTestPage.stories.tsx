import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { buildWordTestPlan } from '#mocks/builders/wordTestPlan.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { openForm, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { PrintedWordTestDocument, WordTestDocument, WordTestDueDocument } from './generated/graphql.ts';
import { CallSlotsDocument, GivenTodosDocument } from '../retakeExams/generated/graphql.ts';
import { givesTodos } from '../retakeExams/testing/givesTodos.ts';
import WordTestPage from './WordTestPage.tsx';

const lecture = buildLecture();
const plan = buildWordTestPlan();
const undone = fn();
const sent = fn();

const standing = (at: number, name: string, more: object) => ({
  id: namedId(`${plan.id}:${at}`),
  studentId: namedId(`s${at}`),
  state: 'NEW',
  attempts: 0,
  firstCorrect: null,
  bestCorrect: null,
  answered: null,
  leftCount: 0,
  lastAt: null,
  student: { id: namedId(`s${at}`), user: { name } },
  ...more,
});

const test = {
  ...plan,
  deck: buildWordDeck(),
  weeklyLecture: {
    id: namedId('w1'),
    lectureId: lecture.id,
    weekNumber: 5,
    specialName: null,
    placeInWeek: null,
    lecture,
  },
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
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /김민수/ });
    await expect(row).toHaveTextContent('미달4/106/102번3번');
    await expect(canvas.getByRole('row', { name: /이도윤/ })).toHaveTextContent('보는 중 4/10');
    await expect(canvas.getByRole('button', { name: '미달 1명 클리닉 안내' })).toBeEnabled();
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
  play: async ({ canvas }) => {
    await says(canvas, '찾을 수 없는 단어 시험입니다');
    await sees(canvas.getByRole('link', { name: '단어장 목록으로' }));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordTestDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordTestDocument)) });

export const PutAndTakenBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: test }),
      filled('putWordTestScores', {
        examId: plan.id,
        written: 3,
        below: 1,
        skipped: 1,
        changeSetId: plan.id,
      }),
      filled('undoScores', undefined, undone),
    ),
  play: async ({ canvas }) => {
    await submit(canvas, '주차 성적에 반영', '점수 3개를 주차 성적에 반영했습니다. 결시나 면제인 1명은 뺐습니다.');
    await submit(canvas, '되돌리기', '성적에 반영하기 전으로 되돌렸습니다');
    await expect(undone).toHaveBeenCalledWith({ changeSetId: plan.id });
  },
});

const printedTest = {
  ...test,
  isPrinted: true,
  timeLimitSeconds: null,
  examId: plan.id,
  standings: [
    standing(1, '김민수', { state: 'PRINTED', attempts: 1, lastAt: plan.opensAt }),
    standing(2, '박서연', { state: 'REACHED', attempts: 1, firstCorrect: 9, bestCorrect: 9, lastAt: plan.opensAt }),
    standing(3, '이도윤', { state: 'BELOW', attempts: 1, firstCorrect: 4, bestCorrect: 4, lastAt: plan.opensAt }),
    standing(4, '최지우', {}),
  ],
};

const words = [
  ['abandon', '버리다', null],
  ['accurate', '정확한', null],
  ['be accustomed to', '~에 익숙하다, 익숙해져 있다', null],
  ['acquire', '얻다', null],
] as const;

const printed = {
  id: plan.id,
  version: 3,
  attemptNumber: 1,
  finishedAt: null,
  answers: words.map(([prompt, right], at) => ({
    id: namedId(`${plan.id}:${at}`),
    sequence: at + 1,
    prompt,
    choices: at % 2 === 0 ? [right, '모으다', '나누다', '더하다'] : ['모으다', '나누다', right, '더하다'],
    rightAnswers: [right],
    isCorrect: null,
  })),
};

const asked = fn();
const noTodosYet = () =>
  filled(GivenTodosDocument, () => {
    asked();
    return { clinicTodos: [] };
  });
/** The command changed them: they are read again, while this story still answers. */
const readAgain = () => waitFor(() => expect(asked).toHaveBeenCalledTimes(2));

export const CalledToClinic = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: test }),
      filled('putWordTestScores', { examId: plan.id, written: 0, below: 1, skipped: 0, changeSetId: null }),
      filled(WordTestDueDocument, {
        exams_by_pk: {
          id: plan.id,
          name: plan.title,
          cutline: 8,
          weeklyLecture: { weekNumber: 5, specialName: null, placeInWeek: null },
          scores: [
            {
              id: namedId('c1'),
              student: { id: namedId('s1'), user: { name: '김민수' } },
              attempts: [{ id: namedId('a1'), value: 6, clinicStatus: 'REQUIRED' }],
            },
            {
              id: namedId('c2'),
              student: { id: namedId('s2'), user: { name: '박서연' } },
              attempts: [{ id: namedId('a2'), value: 9, clinicStatus: 'NONE' }],
            },
          ],
        },
      }),
      noTodosYet(),
      filled(CallSlotsDocument, { clinicSlots: [] }),
      givesTodos(sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '미달 1명 클리닉 안내', '재시험 클리닉 안내');
    await says(dialog, '6점 / 커트라인 8');
    await submit(dialog, '할 일 1개 만들기', /할 일 1개를 만들었습니다/);
    await expect(sent).toHaveBeenCalledWith({
      items: [
        {
          studentId: namedId('s1'),
          title: '5주차 단어 시험 1–20번 재시험',
          kind: 'RETAKE',
          scoreAttemptId: namedId('a1'),
        },
      ],
    });
    await readAgain();
  },
});

const ofChosen = {
  ...test,
  weeklyLecture: null,
  takers: test.standings.map(({ studentId }) => ({ studentId })),
};

export const CalledWithoutScores = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: ofChosen }),
      noTodosYet(),
      filled(CallSlotsDocument, { clinicSlots: [] }),
      givesTodos(sent),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '미달 1명 클리닉 안내');
    await expect(canvas.queryByRole('button', { name: '주차 성적에 반영' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: '재시험 클리닉 안내' }));
    const make = await dialog.findByRole('button', { name: '할 일 1개 만들기' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await says(dialog, /할 일 1개를 만들었습니다/);
    await expect(sent).toHaveBeenCalledWith({
      items: [{ studentId: namedId('s1'), title: '단어 시험 1–20번 재시험', kind: 'OTHER' }],
    });
    await readAgain();
  },
});

export const Printed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordTestDocument, { wordTestPlans_by_pk: printedTest })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /김민수/ })).toHaveTextContent('시험지 배부');
    await sees(canvas.getByRole('link', { name: 'OMR 답안지 스캔하기' }));
  },
});

export const Printing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: printedTest }),
      failed('printWordTests', 409, 'not-printable', '인쇄할 수 없는 글자가 있습니다: ‘龘’ (龘龘)'),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await openForm(within(canvasElement), '시험지 인쇄', '시험지 인쇄');
    await expect(dialog.getByRole('option', { name: '통과하지 않은 학생 모두 (3명)' })).toBeInTheDocument();
    await submit(dialog, 'PDF 다운로드', '인쇄할 수 없는 글자가 있습니다: ‘龘’ (龘龘)');
  },
});

const openMarks = async (canvasElement: HTMLElement) => {
  await press(within(canvasElement), '김민수 채점');
  // The form takes the place of the dialog that shows it is loading.
  return screen.findByRole('dialog', { name: '김민수 시험지 채점' });
};

export const Marking = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: printedTest }),
      filled(PrintedWordTestDocument, { wordTests: [printed] }),
      filled('markWordTest', { id: plan.id, version: 4, correct: 3 }, sent),
    ),
  play: async ({ canvasElement }) => {
    await openMarks(canvasElement);
    await press(screen, '모두 맞음');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: '3. be accustomed to' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('맞음 3 / 4');
    await press(dialog, '채점 저장');
    await says(within(canvasElement), '4문항 중 3개 맞음으로 저장했습니다');
    await expect(sent).toHaveBeenCalledWith({ version: 3, right: [1, 2, 4] });
  },
});

export const MarkingFilled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordTestDocument, { wordTestPlans_by_pk: printedTest }),
      filled(PrintedWordTestDocument, { wordTests: [printed] }),
    ),
  play: async ({ canvasElement }) => {
    await openMarks(canvasElement);
    await says(screen, '① 버리다');
  },
});

export const MarkingLoading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WordTestDocument, { wordTestPlans_by_pk: printedTest }), loading(PrintedWordTestDocument)),
  play: async ({ canvasElement }) => void (await openMarks(canvasElement)),
});

export const MarkingFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WordTestDocument, { wordTestPlans_by_pk: printedTest }), failed(PrintedWordTestDocument)),
  play: async ({ canvasElement }) => void (await openMarks(canvasElement)),
});

export const MarkingNotPrinted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WordTestDocument, { wordTestPlans_by_pk: printedTest }), empty(PrintedWordTestDocument)),
  play: async ({ canvasElement }) => {
    await openMarks(canvasElement);
    await says(screen, '나간 시험지가 없습니다');
  },
});
