import { fn, screen } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { VideoViewingsDocument } from './generated/graphql.ts';
import ViewingsDialog from './ViewingsDialog.tsx';

const id = namedId('video');

// Filled in the stories of the week's videos.
const meta = preview.meta({
  title: 'CRM/주차/학생별 시청',
  component: ViewingsDialog,
  args: {
    place: { lectureId: lectures.calculusB.id, weekId: namedId('week') },
    id,
    title: '5주차 수업 영상',
    onClose: fn(),
  },
  decorators: [inCrm({ at: '/crm/lectures' })],
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(VideoViewingsDocument, { videos_by_pk: { id, durationSeconds: 4800, viewings: [] } })),
  play: () => says(screen, '이 주차에 수강생이 없습니다'),
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(VideoViewingsDocument)),
  play: () => says(screen, '영상이 삭제되었습니다'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(VideoViewingsDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(VideoViewingsDocument)),
  play: () => sees(screen.findByRole('button', { name: '다시 시도' })),
});
