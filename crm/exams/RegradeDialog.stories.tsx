import { Route, Routes } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Regrade, RegradeResult } from '#client/generated/rest/exams.ts';
import { busy } from '#client/page/busy.ts';
import { namedId } from '#mocks/builders/row.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { sendsOnce } from '#app/testing/sending.ts';
import { openForm, press, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ExamKey from './page/ExamKey.tsx';
import ExamPage from './page/ExamPage.tsx';
import { ExamDetailDocument } from './generated/graphql.ts';
import { detail, exam, examId, items } from './testing/exam.ts';

/** The key of an exam, on its page. */
function KeyOfExam() {
  return (
    <Routes>
      <Route path="/crm/exams/:examId" element={<ExamPage />}>
        <Route index element={<ExamKey />} />
      </Route>
    </Routes>
  );
}

const meta = preview.meta({
  title: 'CRM/시험/다시 채점',
  component: KeyOfExam,
  decorators: [inCrm({ at: `/crm/exams/${examId}` })],
});

const graded = fn();
/** What blocks the screen while the server grades. */
const blocked = fn();
const change = { retakeNumber: 0, clinicBefore: 'NONE', clinicAfter: 'NONE' } as const;

const result: RegradeResult = {
  changes: [
    { ...change, scoreId: namedId('1'), studentName: '김민수', before: 75, after: 80 },
    { ...change, scoreId: namedId('2'), studentName: '이서연', before: 70, after: 65, clinicAfter: 'REQUIRED' },
  ],
  changedCount: 2,
  loweredCount: 1,
  belowCount: 1,
  version: 5,
  changeSetId: null,
};

/** Changes the first answer and asks for the grading. */
async function changeKey(canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>) {
  await canvas.findByRole('grid', { name: '정답표' });
  await userEvent.keyboard('35{Enter}');
  await press(canvas, '저장하고 채점');
  return screen.findByRole('dialog', { name: '다시 채점하면' });
}

export const Regraded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      detail,
      filled('regradeExam', (_, asked) => {
        graded(asked);
        blocked(asked.dryRun, busy.get().tasks[0]?.label);
        return { ...result, changeSetId: asked.dryRun ? null : namedId('regrade') };
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: '정답표' });
    // A valid answer, then invalid points, which are undone.
    await userEvent.keyboard('35{Enter}{ArrowRight}{ArrowRight}x{Enter}');
    await says(canvas, /수정할 값이 1칸 있습니다/);
    await userEvent.keyboard('{Control>}z{/Control}');
    const dialog = await openForm(canvas, '저장하고 채점', '다시 채점하면');
    await sees(dialog.findByRole('row', { name: /이서연.*70 → 65.*대상이 됨/ }));
    await expect(graded.mock.lastCall?.[0]).toMatchObject({ dryRun: true, version: 4 });
    await press(dialog, '저장하고 2명 채점');
    await waitFor(() => expect(graded.mock.lastCall?.[0]).toMatchObject({ dryRun: false }));
    const { questions } = graded.mock.lastCall?.[0] as Regrade;
    await expect(questions?.[0]).toMatchObject({ number: 1, answer: 35, points: 5 });
    await press(canvas, '되돌리기');
    await waitFor(() => expect(graded.mock.lastCall?.[0]).toMatchObject({ takesBack: namedId('regrade'), version: 5 }));
    await expect(blocked.mock.calls).toEqual([
      [true, undefined],
      [false, '다시 채점하는 중입니다'],
      [false, '채점을 되돌리는 중입니다'],
    ]);
    await waitFor(() => expect(busy.get().tasks).toEqual([]));
  },
});

export const KeyChangedByAnother = meta.story({
  beforeEach: ({ msw }) => {
    // The first read returns the original key, later reads the other person's.
    let asked = 0;
    const theirs = items.map((item) => (item.number === 2 ? { ...item, answer: 4 } : item));
    msw.use(
      filled(ExamDetailDocument, () => ({
        exams_by_pk: asked++ === 0 ? exam : { ...exam, version: 5, items: theirs },
      })),
      failed('regradeExam', { status: 409, code: 'version-conflict' }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: '정답표' });
    await userEvent.keyboard('35{Enter}');
    await press(canvas, '저장하고 채점');
    const both = within(await canvas.findByRole('group', { name: '다른 사람이 바꾼 정답표' }));
    await says(both, '2번 정답: ② → ④');
    await expect(canvas.getByRole('button', { name: '저장하고 채점' })).toBeDisabled();
    await press(both, '내가 수정한 칸 지키기');
    await sees(canvas.getByRole('row', { name: /^1번 ③⑤/ }));
    await sees(canvas.getByRole('row', { name: /^2번 ④/ }));
    await expect(canvas.getByRole('button', { name: '저장하고 채점' })).toBeEnabled();
  },
});

/** What would change is being computed: nothing can be saved yet. */
export const PreviewPending = meta.story({
  beforeEach: ({ msw }) => msw.use(detail, loading('regradeExam')),
  play: async ({ canvas }) => {
    const dialog = within(await changeKey(canvas));
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.getByRole('button', { name: '저장' })).toBeDisabled();
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      detail,
      filled('regradeExam', (_, { dryRun }) => (dryRun ? result : new Promise<never>(() => undefined))),
    ),
  play: async ({ canvas }) => {
    const dialog = within(await changeKey(canvas));
    await sendsOnce(await dialog.findByRole('button', { name: '저장하고 2명 채점' }));
    await expect(busy.get().tasks.map(({ label }) => label)).toEqual(['다시 채점하는 중입니다']);
  },
});

/** A submission came in meanwhile that the key does not know: told in the dialog, and the key is as it was typed. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      detail,
      filled('regradeExam', (_, { dryRun }) => {
        if (dryRun) return result;
        const detail_ = '정답이 없는 문항이 있습니다: 3번. 정답을 넣고 다시 채점해 주세요.';
        throw Response.json({ status: 409, code: 'answers-missing', detail: detail_ }, { status: 409 });
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = within(await changeKey(canvas));
    await press(dialog, '저장하고 2명 채점');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('정답이 없는 문항이 있습니다: 3번');
    await press(dialog, '취소');
    await sees(canvas.getByRole('row', { name: /^1번 ③⑤/ }));
  },
});
