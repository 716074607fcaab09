import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AnswersReport } from '#client/generated/rest/scores.ts';
import { lectures } from '#mocks/cast.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { openForm, press, says, submit, tells } from '#ui-kit/testing/play.ts';
import { AnswersRosterDocument } from '../scores/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { RetakeExams } from './RetakeExams.tsx';
import { exam, items, retakeReads, retake } from './testing/due.ts';

const meta = preview.meta({
  title: 'CRM/시험/재시험 답',
  component: RetakeExams,
  args: { lectureId: lectures.calculusB.id },
  decorators: [inCrm({ at: '/crm/retakes' })],
});

const reads = [
  ...retakeReads,
  filled(AnswersRosterDocument, {
    exams_by_pk: {
      id: exam.id,
      items: items.map(({ number }) => ({ number })),
      retakeExams: [{ id: retake.id, questions: items.map(({ number }) => ({ number })) }],
      scores: [{ student: { studentNumber: '20260001', user: { name: '김민수' } }, attempts: [] }],
    },
  }),
];

const changeSetId = '01990000-0000-7f00-8000-0000000000c2';
const report = (mode: AnswersReport['mode']): AnswersReport => {
  const row = { changedAnswers: [1, 2], problems: [] };
  return {
    plan: 'plan',
    mode,
    sheet: '명단',
    headerRow: 1,
    questionCount: 3,
    sheets: ['명단'],
    missing: [],
    ignored: [],
    unread: [],
    changeSetId: mode === 'COMMIT' ? changeSetId : null,
    counts: { new: 1, changed: 1, same: 0, refused: 0 },
    rows: [
      { ...row, row: 2, kind: 'NEW', name: '김민수', studentNumber: '20260001', before: null, after: 8 },
      { ...row, row: 3, kind: 'CHANGED', name: '이서연', studentNumber: '20260002', before: 12, after: 8 },
    ],
  };
};

const uploaded = fn();
const modeOf = async (request: Request): Promise<AnswersReport['mode']> => {
  const form = await request.formData();
  uploaded(new URL(request.url).pathname, form.get('mode'), form.get('plan'));
  return form.get('mode') as AnswersReport['mode'];
};

/** Opens the dialog by the menu of the retake exam and drops a file with two students into it. */
async function seePreview(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await press(canvas, '주간 테스트 재시험 메뉴');
  const dialog = await openForm(canvas, '답 엑셀 업로드', '주간 테스트 재시험 답 엑셀 업로드', 'menuitem');
  await dialog.findByRole('button', { name: '수강생 1명 × 3문항 양식 다운로드' });
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
  await userEvent.upload(input!, new File(['x'], '재시험 답.xlsx'));
  await dialog.findByRole('row', { name: /이서연.*▼ 12 → 8/ });
  return dialog;
}

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('uploadRetakeAnswers', async (request) => report(await modeOf(request))),
      filled('undoScores', undefined, uploaded),
      ...reads,
    ),
  play: async ({ canvasElement }) => void (await seePreview(canvasElement)),
});

Filled.test('Graded, and taken back', async () => {
  await tells(screen, '2명 넣고 채점', '2명의 답을 넣고 채점했습니다');
  const path = `/api/wle-retake/${retake.id}/upload-answers-excel`;
  await expect(uploaded.mock.calls).toEqual([
    [path, 'PREVIEW', null],
    [path, 'COMMIT', 'plan'],
  ]);
  await submit(screen, '되돌리기', '답을 올리기 전으로 되돌렸습니다');
  await expect(uploaded).toHaveBeenLastCalledWith({ changeSetId });
});

export const ChangedSincePreview = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '미리본 뒤로 파일이나 성적이 바뀌었습니다. 미리보기를 다시 해 주세요.';
    msw.use(
      filled('uploadRetakeAnswers', async (request) => {
        const mode = await modeOf(request);
        if (mode === 'PREVIEW') return report(mode);
        throw problemResponse({ status: 409, code: 'import-changed', detail });
      }),
      ...reads,
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await seePreview(canvasElement);
    await submit(dialog, '2명 넣고 채점', /미리본 뒤로 파일이나 성적이 바뀌었습니다/);
    await dialog.findByRole('row', { name: /이서연/ });
    await expect(dialog.getByRole('button', { name: '2명 넣고 채점' })).toBeDisabled();
  },
});

/** The file is still at hand. */
export const PreviewedAgain = meta.story({
  ...ChangedSincePreview.input,
  play: async ({ canvasElement }) => {
    const dialog = await seePreview(canvasElement);
    await press(dialog, '2명 넣고 채점', '다시 미리보기');
    await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(3));
    await dialog.findByRole('button', { name: '2명 넣고 채점' });
    await expect(dialog.queryByText(/미리본 뒤로/)).toBeNull();
  },
});

export const NoKey = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '정답이 없는 문항이 있습니다: 2번. 정답을 먼저 넣어 주세요.';
    msw.use(failed('uploadRetakeAnswers', 409, 'answers-missing', detail), ...reads);
  },
  play: async ({ canvas }) => {
    await press(canvas, '주간 테스트 재시험 메뉴');
    const dialog = await openForm(canvas, '답 엑셀 업로드', '주간 테스트 재시험 답 엑셀 업로드', 'menuitem');
    const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
    await userEvent.upload(input!, new File(['x'], '재시험 답.xlsx'));
    await says(dialog, /정답이 없는 문항이 있습니다: 2번/);
    await expect(dialog.queryByRole('button', { name: /넣고 채점/ })).toBeNull();
  },
});
