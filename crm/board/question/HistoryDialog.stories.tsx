import { fn, screen } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { BoardHistoryDocument } from '../generated/graphql.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

// Filled in the stories of the question.
const meta = preview.meta({
  title: 'CRM/게시판/고친 이력',
  component: HistoryDialog,
  args: { postId: namedId('post'), onClose: fn() },
  decorators: [inCrm({ at: '/crm/board' })],
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(BoardHistoryDocument)),
  play: () => says(screen, '수정한 적이 없습니다'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(BoardHistoryDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(BoardHistoryDocument)),
  play: () => sees(screen.findByRole('button', { name: '다시 시도' })),
});
