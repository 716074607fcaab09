import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, openForm, retype, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import {
  BoardDeskDocument,
  BoardRepliesDocument,
  PublicPostsDocument,
  QuestionListDocument,
} from './generated/graphql.ts';
import QuestionQueuePage from './QuestionQueuePage.tsx';
import { desk, waitingRow } from './testing/questions.ts';

const rows = [
  waitingRow(1, 31, { assignedTaId: staff.ta.id, assignedTa: { name: staff.ta.name } }),
  waitingRow(2, 22),
  waitingRow(3, 4, { exam: null }),
];
const counted = { aggregate: { count: rows.length } };
const posts = ['결석하면 어떻게 하나요?', '비밀번호를 잊었어요'].map((title, at) => ({
  id: `01990000-0000-7000-8000-00000000b0f${at}`,
  category: 'FAQ',
  title,
  body: '보강이나 영상으로 들을 수 있습니다.',
  content: null,
  isPublic: at === 0,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
}));
const ordered = fn();

const meta = preview.meta({
  title: 'CRM/게시판/목록',
  component: QuestionQueuePage,
  decorators: [inCrm({ at: '/crm/board' })],
  beforeEach: ({ msw }) => msw.use(filled(BoardDeskDocument, desk)),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(QuestionListDocument, { boardPosts: rows, boardPosts_aggregate: counted }),
      filled(BoardDeskDocument, desk),
    ),
  play: ({ canvas }) => says(canvas, '기한 7시간 지남', '22시간째 대기'),
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    await says(canvas, '기한 7시간 지남');
    await expect(canvas.queryByRole('button', { name: /^답변 기한/ })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(QuestionListDocument), filled(BoardDeskDocument, desk)),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(QuestionListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(QuestionListDocument)) });

export const FaqOrderedByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(QuestionListDocument, { boardPosts: rows, boardPosts_aggregate: counted }),
      filled(BoardDeskDocument, desk),
      filled(PublicPostsDocument, { boardPosts: posts }),
      filled('sortBoardPosts', async (request) => void ordered(await request.json())),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '자주 묻는 질문' }));
    const handle = await canvas.findByRole('button', { name: '비밀번호를 잊었어요 순서 바꾸기' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    const postIds = posts.map(({ id }) => id).reverse();
    await hears(ordered, { category: 'FAQ', postIds });
  },
});

export const Replies = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(QuestionListDocument, { boardPosts: rows, boardPosts_aggregate: counted }),
      filled(BoardDeskDocument, desk),
      filled(BoardRepliesDocument, {
        boardReplies: [{ id: namedId('r'), title: '풀이 요청', body: '풀이 과정을 사진으로 올려 주세요.', version: 1 }],
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '자주 쓰는 답변' }));
    await says(canvas, '풀이 요청');
  },
});

/** Opens the deadline's dialog and types other hours. */
async function setHours(canvas: Pick<typeof screen, 'findByRole'>, hours: string) {
  const dialog = await openForm(canvas, '답변 기한 24시간', '답변 기한');
  const field = dialog.getByRole('textbox', { name: /답변 기한/ });
  await retype(field, hours);
  return { dialog, field, save: dialog.getByRole('button', { name: '저장' }) };
}

const listed = filled(QuestionListDocument, { boardPosts: rows, boardPosts_aggregate: counted });

export const HoursChanged = meta.story({
  beforeEach: ({ msw }) => {
    let answerHours = 24;
    msw.use(
      listed,
      filled(BoardDeskDocument, () => ({ ...desk, boardSettings: [{ id: 1, answerHours, version: 1 }] })),
      filled('changeBoardSettings', (_, body) => {
        ordered(body);
        ({ answerHours } = body);
      }),
    );
  },
  play: async ({ canvas }) => {
    const { save } = await setHours(canvas, '48');
    await userEvent.click(save);
    await says(screen, '답변 기한을 바꿨습니다');
    await sees(canvas.findByRole('button', { name: '답변 기한 48시간' }));
    await says(canvas, '31시간째 대기');
    await expect(ordered).toHaveBeenCalledWith({ answerHours: 48, version: 1 });
  },
});

export const HoursRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      listed,
      failed('changeBoardSettings', 400, 'invalid-request', '답변 기한은 1–336시간이어야 합니다.', 'answerHours'),
    ),
  play: async ({ canvas }) => {
    const { dialog, field, save } = await setHours(canvas, '337');
    await userEvent.click(save);
    await says(dialog, '답변 기한은 1–336시간이어야 합니다.');
    await expect(field).toHaveValue('337');
  },
});

export const HoursPending = meta.story({
  beforeEach: ({ msw }) => msw.use(listed, loading('changeBoardSettings')),
  play: async ({ canvas }) => {
    const { field, save } = await setHours(canvas, '48');
    await sendsOnce(save);
    await expect(field).toHaveValue('48');
    await staysOpen(screen.getByRole('dialog', { name: '답변 기한' }));
  },
});
