import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAnnouncement } from '#mocks/builders/announcement.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { attended } from '../shared/testing/weeks.ts';
import AnnouncementPage from './AnnouncementPage.tsx';
import { MarkAnnouncementReadDocument, PortalAnnouncementDocument } from './generated/graphql.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const item = (words: string) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [text(words)] }] });
const week = attended({ weekNumber: 5, heldOn: dateOf(2) });
const announcement = buildAnnouncement({
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('준비물')] },
      { type: 'bulletList', content: [item('교재 3단원'), item('지난주 오답 노트')] },
      {
        type: 'paragraph',
        content: [
          text('미리 볼 영상: '),
          text('EBSi 미적분', { type: 'link', attrs: { href: 'https://www.ebsi.co.kr' } }),
          text(' 늦지 마세요.', { type: 'bold' }),
        ],
      },
    ],
  },
});
const opened = (reads: { id: string }[]) => ({
  announcements_by_pk: {
    ...announcement,
    reads,
    weeklyLecture: { ...week, lecture: { name: lectures.calculusB.name } },
  },
});
const marked = fn();

const meta = preview.meta({
  title: 'Portal/주차/공지',
  component: AnnouncementPage,
  ...onAPhone,
  decorators: [
    inPortal({
      at: paths.announcement(week, announcement.id),
      route: paths.announcement({ lectureId: ':lectureId', id: ':weekId' }, ':announcementId'),
    }),
  ],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalAnnouncementDocument, () => opened(marked.mock.calls.length > 0 ? [{ id: namedId('read') }] : [])),
      filled(MarkAnnouncementReadDocument, { insert_announcementReads_one: { id: namedId('read') } }, marked),
    ),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: announcement.title }));
    await expect(canvas.getByRole('link', { name: 'EBSi 미적분' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /^뒤로: .* 5주차$/ })).toHaveAttribute(
      'href',
      weekPaths.week(week.lectureId, week.id),
    );
    await waitFor(() => expect(marked.mock.calls).toEqual([[{ id: announcement.id }]]));
  },
});

export const ReadBefore = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalAnnouncementDocument, opened([{ id: namedId('read') }])),
      filled(MarkAnnouncementReadDocument, () => {
        marked();
        return { insert_announcementReads_one: null };
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: announcement.title });
    await expect(marked).not.toHaveBeenCalled();
  },
});

export const ReadOnAnotherDevice = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalAnnouncementDocument, opened([])),
      failed(MarkAnnouncementReadDocument, { code: 'constraint-violation', detail: 'Uniqueness violation.' }),
    ),
  play: ({ canvas }) => says(canvas, '교재 3단원'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PortalAnnouncementDocument)),
  play: ({ canvas }) => says(canvas, '볼 수 없는 공지예요'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalAnnouncementDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalAnnouncementDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const SmallPhone = ReadBefore.extend({ globals: { viewport: { value: 'smallPhone' } } });
