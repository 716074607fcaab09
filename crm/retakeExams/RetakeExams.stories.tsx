import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { retype, says, triesAgain } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { RetakableExamsDocument, RetakeExamsDocument } from './generated/graphql.ts';
import { RetakeExams } from './RetakeExams.tsx';
import { exam, retakeReads } from './testing/due.ts';

// Filled in the stories of the retakes and of their answers.
const meta = preview.meta({
  title: 'CRM/시험/재시험지',
  component: RetakeExams,
  args: { lectureId: lectures.calculusB.id },
  decorators: [inCrm({ at: '/crm/retakes' })],
  beforeEach: ({ msw }) => msw.use(...retakeReads),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(RetakeExamsDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '재시험지가 없습니다', /다른 문제로 다시 볼 때 만듭니다/);
    for (const add of canvas.getAllByRole('button', { name: '재시험지 만들기' }))
      await waitFor(() => expect(add).toBeEnabled());
  },
});

/** A lecture without exams: it says why there is nothing to make. */
export const NoExams = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(RetakeExamsDocument), empty(RetakableExamsDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '이 강의에 시험이 없습니다. 시험을 먼저 만들어 주세요.');
    await expect(canvas.getByRole('button', { name: '재시험지 만들기' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(RetakeExamsDocument), loading(RetakableExamsDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '재시험지 만들기' })).toBeDisabled();
    await expect(canvas.queryByText('재시험지가 없습니다')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(RetakeExamsDocument)),
});

Failed.test('Loaded again', async ({ canvas, msw }) => {
  await triesAgain(canvas, () => msw.use(...retakeReads));
  await says(canvas, '주간 테스트 재시험');
});

/** The exams cannot be read: it says so where one would make a retake exam. */
export const ExamsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(RetakeExamsDocument), failed(RetakableExamsDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '시험을 불러오지 못해 지금은 만들 수 없습니다.');
    await expect(canvas.getAllByRole('button', { name: '시험 다시 불러오기' })[0]).toBeEnabled();
  },
});

const made = { id: '01990000-0000-7f00-8000-000000000003', version: 1 };
const sent = fn();
const noted = (name: string, request: Request) => request.json().then((body: unknown) => sent(name, body));

/** The dialog of a new retake exam, with another name. */
async function writeRetakeExam(canvas: Pick<typeof screen, 'findByText' | 'getByRole'>) {
  await says(canvas, '주간 테스트 재시험');
  const add = canvas.getByRole('button', { name: '재시험지 만들기' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  const element = await screen.findByRole('dialog', { name: '재시험지 만들기' });
  const dialog = within(element);
  const name = dialog.getByRole('textbox', { name: /재시험지 이름/ });
  await retype(name, '2차 재시험');
  return { element, dialog, name, make: dialog.getByRole('button', { name: '만들기' }) };
}

export const MakePending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('createRetakeExam')),
  play: async ({ canvas }) => {
    const { element, name, make } = await writeRetakeExam(canvas);
    await sendsOnce(make);
    await expect(name).toHaveValue('2차 재시험');
    await staysOpen(element);
  },
});

export const MakeRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('createRetakeExam', 422, 'invalid-value', '커트라인 90점이 만점 12점보다 높습니다.', 'cutline')),
  play: async ({ canvas }) => {
    const { dialog, name, make } = await writeRetakeExam(canvas);
    const cutline = dialog.getByRole('textbox', { name: /커트라인/ });
    await retype(cutline, '90');
    await userEvent.click(make);
    await waitFor(() => expect(cutline).toHaveAccessibleDescription(/만점 12점보다 높습니다/));
    await expect(name).toHaveValue('2차 재시험');
  },
});

/** The retake exam is made, its map on the way: the dialog waits for both. */
export const MapPending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('createRetakeExam', async (request) => {
        await noted('create', request);
        return made;
      }),
      loading('mapRetakeQuestions'),
    ),
  play: async ({ canvas }) => {
    const { element, name, make } = await writeRetakeExam(canvas);
    await userEvent.click(make);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(make).toHaveAttribute('aria-busy', 'true');
    await expect(name).toHaveAttribute('readonly');
    await staysOpen(element);
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** The retake exam is made, its map refused: the next press changes it, and makes no second one. */
export const MapRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('createRetakeExam', async (request) => {
        await noted('create', request);
        return made;
      }),
      filled('updateRetakeExam', async (request) => {
        await noted('update', request);
        return { ...made, version: 2 };
      }),
      failed('mapRetakeQuestions', 409, 'other-exam', '재시험 문항은 원래 시험의 문항에만 이을 수 있습니다.'),
    ),
  play: async ({ canvas, msw }) => {
    const { dialog, name, make } = await writeRetakeExam(canvas);
    const map = dialog.getByRole('textbox', { name: '문항 연결' });
    await retype(map, '1=9');
    await userEvent.click(make);
    await says(dialog, /원래 시험의 문항에만 이을 수 있습니다/);
    await expect(map).toHaveValue('1=9');
    await expect(dialog.getByRole('combobox', { name: /원래 시험/ })).toBeDisabled();
    msw.use(filled('mapRetakeQuestions', made));
    await retype(map, '1=1');
    await userEvent.type(name, ' (오후)');
    await userEvent.click(make);
    await says(screen, '2차 재시험 (오후)를 만들었습니다');
    await expect(sent.mock.calls.map(([what]) => what as string)).toEqual(['create', 'update']);
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ examId: exam.id, name: '2차 재시험' });
    await expect(sent.mock.calls[1]?.[1]).toMatchObject({ version: 1, name: '2차 재시험 (오후)' });
  },
});
