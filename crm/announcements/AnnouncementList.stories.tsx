import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAnnouncement, paragraphs } from '#mocks/builders/announcement.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures, staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, press, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import AnnouncementList from './AnnouncementList.tsx';
import {
  AnnouncementReadersDocument,
  WeekAnnouncementsDocument,
  type AnnouncementReadersQuery,
  type WeekAnnouncementsQuery,
} from './generated/graphql.ts';

const { minsu, seoyeon, jihun } = students;
const facts = (read: number) => ({
  createdByStaff: { name: staff.ta.name },
  reads_aggregate: { aggregate: { count: read } },
});
const out = { ...buildAnnouncement(), ...facts(1) };
const scheduled = {
  ...buildAnnouncement({
    title: '겨울 방학 특강 안내',
    publishedAt: '2026-12-01T09:00:00Z',
    body: paragraphs('시간표를 확인해 주세요.'),
  }),
  ...facts(0),
};
const unpublished = {
  ...buildAnnouncement({ title: '시험 범위', publishedAt: null, body: paragraphs('1–3단원') }),
  ...facts(0),
};
const weeklyLecture = {
  ...buildWeeklyLecture({ weekNumber: 5 }),
  lecture: { name: lectures.calculusB.name },
  participants_aggregate: { aggregate: { count: 3 } },
};
const week = (announcements: (typeof out)[]): WeekAnnouncementsQuery => ({
  announcements: announcements.map((announcement) => ({ ...announcement, weeklyLecture })),
});
const all = week([scheduled, unpublished, out]);
const weekId = weeklyLecture.id;

const readers = (...ids: string[]): AnnouncementReadersQuery => ({
  announcements_by_pk: {
    id: out.id,
    reads: ids.map((studentId) => ({ studentId, readAt: '2026-11-20T12:30:00Z' })),
    weeklyLecture: {
      participants: [minsu, seoyeon, jihun].map(({ id, name, school, grade }, index) => ({
        student: {
          id,
          school,
          grade,
          parentPhone: '+821055550100',
          user: { name, phone: index === 2 ? null : `+82105555010${index}` },
        },
      })),
    },
  },
});

const sent = fn();
const menu = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  await userEvent.click(within(document.body).getByRole('menuitem', { name }));
  return within(await within(document.body).findByRole(role));
};

const meta = preview.meta({
  title: 'CRM/주차/공지',
  component: AnnouncementList,
  decorators: [inWeek(lectures.calculusB.id, weekId, 'announcements')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekAnnouncementsDocument, all)),
  play: ({ canvas }) => says(canvas, '3명 중 1명 읽음', '초안', /^예약 /),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WeekAnnouncementsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WeekAnnouncementsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WeekAnnouncementsDocument)) });

export const Written = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WeekAnnouncementsDocument, week([])), filled('createAnnouncement', undefined, sent)),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '공지 작성' }))[0]!);
    const dialog = within(await canvas.findByRole('dialog'));
    await write(dialog, { 제목: '숙제' });
    await userEvent.click(await dialog.findByRole('textbox', { name: /내용/ }));
    await userEvent.keyboard('3단원 예제');
    await press(dialog, '예약');
    await write(dialog, { '게시할 날': '20270101', '게시할 시각': '930' });
    await press(dialog, '저장');
    await hears(sent, {
      title: '숙제',
      body: paragraphs('3단원 예제'),
      publish: 'AT',
      publishAt: '2027-01-01T09:30:00+09:00',
    });
  },
});

export const BodyIsMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekAnnouncementsDocument, week([])),
      failed('createAnnouncement', 422, 'invalid-value', '내용을 써 주세요.', 'body'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '공지 작성' }))[0]!);
    const dialog = within(await canvas.findByRole('dialog'));
    await write(dialog, { 제목: '숙제' });
    const editor = await dialog.findByRole('textbox', { name: /내용/ });
    await submit(dialog, '게시', '내용을 써 주세요.');
    await waitFor(() => expect(editor).toHaveAttribute('aria-invalid', 'true'));
    await expect(editor).toHaveFocus();
  },
});

export const SeenAsAStudent = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekAnnouncementsDocument, week([unpublished]))),
  play: async ({ canvas }) => {
    await press(canvas, '시험 범위 메뉴');
    const dialog = await menu('학생 화면으로 보기');
    await says(dialog, /아직 학생에게 보이지 않습니다/);
    await sees(within(dialog.getByRole('article')).getByText('1–3단원'));
  },
});

export const UnreadAreToldAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekAnnouncementsDocument, week([out])),
      filled(AnnouncementReadersDocument, readers(minsu.id)),
      filled('resendAnnouncement', { queued: 1, withoutPhone: 1 }, sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '읽은 사람 보기');
    const unread = within(await dialog.findByRole('list', { name: '안 읽음 2명' }));
    await expect(unread.queryByText(/김민수/)).toBeNull();
    await expect(dialog.getByRole('list', { name: '읽음 1명' })).toHaveTextContent('김민수');
    await says(dialog, /번호가 없는 1명은 빠집니다/);
    await press(dialog, '보호자에게', '안 읽은 2명에게 문자 보내기');
    await hears(sent, expect.objectContaining({ addressee: 'PARENT', quietHoursConfirmed: false }));
  },
});

export const AskedAtNight = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekAnnouncementsDocument, week([out])),
      filled(AnnouncementReadersDocument, readers()),
      failed('resendAnnouncement', 409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '읽은 사람 보기');
    await press(dialog, '안 읽은 2명에게 문자 보내기');
    await sees(dialog.findByRole('button', { name: '밤이지만 2명에게 지금 보내기' }));
  },
});

export const DeletedWithItsMarks = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekAnnouncementsDocument, week([out])),
      filled('deleteAnnouncement', () => void sent('deleted')),
    ),
  play: async ({ canvas }) => {
    await press(canvas, `${out.title} 메뉴`);
    const question = await menu('삭제', 'alertdialog');
    await says(question, /1명의 읽음 기록도/);
    await press(question, '공지 삭제');
    await hears(sent, 'deleted');
  },
});
