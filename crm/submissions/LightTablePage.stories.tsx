import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, press, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LightTableDocument } from './generated/graphql.ts';
import LightTablePage from './LightTablePage.tsx';
import { exam, examId, idOf, mark, picture, table } from './testing/lightTable.ts';

const saved = fn<(marks: unknown) => void>();
const markSaved = filled('markSubmissionPage', { id: mark.id, version: 5 }, saved);

const meta = preview.meta({
  title: 'CRM/시험/제출',
  component: LightTablePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inCrm({ at: `/crm/exams/${examId}/submissions`, route: '/crm/exams/:examId/submissions' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), picture, markSaved),
  play: async ({ canvas }) => {
    // The second photograph comes first, as the student put it.
    await sees(canvas.findByRole('img', { name: '김민수 1페이지' }));
    await expect(canvas.getByText('참 잘했어요', { selector: 'text' })).toBeInTheDocument();
    await says(canvas, '261119-1210-A1B2C3', /3명 중 2명 제출/);
  },
});

export const Marked = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), picture, markSaved),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('img', { name: '김민수 1페이지' });
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('button', { name: '틀림' })).toHaveAttribute('aria-pressed', 'true');
    const box = page.getBoundingClientRect();
    await fireEvent.pointerDown(page, {
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 4,
      pointerId: 1,
    });
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [sent] = saved.mock.lastCall as [{ version: number; layer: typeof mark.layer }];
    await expect(sent.version).toBe(4);
    await expect(sent.layer.stamps.at(-1)).toEqual({ kind: 'WRONG', x: 0.5, y: 0.25 });
    await userEvent.keyboard('z');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ version: 5, layer: mark.layer });
    await userEvent.keyboard('r');
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ rotation: 90 }));
  },
});

export const NextStudent = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), picture),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: '김민수 1페이지' });
    await userEvent.keyboard('j');
    await sees(canvas.findByRole('img', { name: '이서연 1페이지' }));
    await userEvent.keyboard('j');
    await says(canvas, '아직 제출하지 않았습니다');
    await expect(canvas.getByRole('button', { name: '돌려주기' })).toBeDisabled();
    await userEvent.keyboard('k');
    await sees(canvas.findByRole('img', { name: '이서연 1페이지' }));
  },
});

const returned = fn<(body: unknown) => void>();

export const GivenBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(table(), picture, filled('returnSubmission', { id: idOf(20), version: 3 }, returned)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '돌려주기', '김민수 제출 돌려주기');
    await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '2번을 다시 풀어 봐요.');
    await press(dialog, '돌려주기');
    await hears(returned, { comment: '2번을 다시 풀어 봐요.', version: 2 });
  },
});

export const WithoutPictures = meta.story({
  beforeEach: ({ msw }) => msw.use(table({ submissions: [{ ...exam.submissions[0]!, files: [] }] })),
  play: ({ canvas }) => says(canvas, '종이로 냈습니다.'),
});

export const PictureFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(table(), failed('getDownload', { status: 404, detail: '파일을 찾을 수 없습니다.' })),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: '다시 시도' }));
    await expect(canvas.getByRole('button', { name: '빨강 펜' })).toBeDisabled();
    await expect(canvas.queryByText('저장됨')).toBeNull();
  },
});

export const NoStudents = meta.story({
  beforeEach: ({ msw }) => msw.use(table({ scores: [], submissions: [] })),
  play: ({ canvas }) => says(canvas, '학생이 없습니다'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LightTableDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LightTableDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LightTableDocument)) });
