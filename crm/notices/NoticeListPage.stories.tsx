import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildNotice } from '#mocks/builders/notice.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { staff } from '#mocks/cast.ts';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { openForm, press, says, take, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TodayAtAGlanceDocument } from '../today/generated/graphql.ts';
import { NoticeListDocument } from './generated/graphql.ts';
import NoticeListPage from './NoticeListPage.tsx';

const by = { createdByStaff: { name: staff.admin.name } };
const notices = [
  { ...buildNotice({ isPinned: true }), ...by },
  { ...buildNotice({ title: '토요일 소방 점검', body: '오전 10시부터 11시까지 벨이 울립니다.' }), ...by },
];

const listOf = (rows: typeof notices) => ({ notices: rows, notices_aggregate: { aggregate: { count: rows.length } } });

const meta = preview.meta({
  title: 'CRM/공지/목록',
  component: NoticeListPage,
  decorators: [inCrm({ at: '/crm/notice' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TodayAtAGlanceDocument, {
        weeklyLectures: [
          {
            ...buildWeeklyLecture({ weekNumber: 5 }),
            lecture: { name: '미적분 B' },
            participants: [{ id: namedId('participant') }],
            unset: { aggregate: { count: 12 } },
          },
        ],
        clinicSlots_aggregate: { aggregate: { count: 2 } },
        ungraded: { aggregate: { count: 1 } },
        omr: { aggregate: { count: 4 } },
        questions: { aggregate: { count: 3 } },
      }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(NoticeListDocument, listOf(notices))),
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(NoticeListDocument, listOf(notices))),
  play: async ({ canvas }) => {
    await says(canvas, '토요일 소방 점검');
    // Assistants land here: what today holds is beside the notices.
    const today = within(await canvas.findByRole('region', { name: '오늘' }));
    await says(today, '출결 12명 남음');
    await expect(today.getByRole('link', { name: '오늘 할 일 보기' })).toHaveAttribute('href', '/crm/today');
    await expect(canvas.queryByRole('button', { name: '공지 작성' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: / 메뉴/ })).toBeNull();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(NoticeListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(NoticeListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(NoticeListDocument)) });

export const WrittenAndDeleted = meta.story({
  beforeEach: ({ msw }) => {
    let listed = [...notices];
    msw.use(
      filled(NoticeListDocument, () => listOf(listed)),
      filled('createNotice', (_, { title, body }) => {
        const notice = buildNotice({ title, body });
        listed = [...listed, { ...notice, ...by }];
        return { id: notice.id };
      }),
      filled('deleteNotice', () => {
        listed = listed.filter(({ title }) => title !== '새 공지');
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '공지 작성');
    await write(dialog, { 제목: '새 공지', 내용: '모두 읽어 주세요' });
    await press(dialog, '올리기');
    await canvas.findByRole('heading', { name: '새 공지' });

    await take(canvas, '새 공지 메뉴', '삭제');
    const question = within(await screen.findByRole('alertdialog'));
    await says(question, /‘새 공지’/);
    await press(question, '공지 삭제');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '새 공지' })).toBeNull());
  },
});
