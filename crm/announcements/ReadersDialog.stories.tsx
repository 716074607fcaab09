import { fn, screen } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { AnnouncementReadersDocument } from './generated/graphql.ts';
import { ReadersDialog } from './ReadersDialog.tsx';

// Filled in the stories of the week's announcements.
const meta = preview.meta({
  title: 'CRM/주차/공지를 읽은 사람',
  component: ReadersDialog,
  args: {
    place: { lectureId: lectures.calculusB.id, weekId: namedId('week') },
    id: namedId('announcement'),
    title: '시험 범위',
    onClose: fn(),
  },
  decorators: [inCrm({ at: '/crm/lectures' })],
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AnnouncementReadersDocument)),
  play: () => says(screen, '공지가 삭제되었습니다.'),
});

/** Nobody is in the week, so nobody has read it, nor has everybody. */
export const NobodyEnrolled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(AnnouncementReadersDocument, {
        announcements_by_pk: { id: namedId('announcement'), reads: [], weeklyLecture: { participants: [] } },
      }),
    ),
  play: () => says(screen, '이 주차에 수강생이 없어 읽을 사람이 없습니다.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AnnouncementReadersDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(AnnouncementReadersDocument)),
  play: () => sees(screen.findByRole('button', { name: '다시 시도' })),
});
