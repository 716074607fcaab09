import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { MyNotificationPreferencesDocument, MyNotificationsDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import NotificationsPage from './NotificationsPage.tsx';

const read = fn();
const chosen = fn();
const weeklyLectureId = '01990000-0000-7000-8000-00000000a003';
const one = (n: number, kind: string, body: string, readAt: string | null = null) => ({
  id: `01990000-0000-7000-8000-00000000a10${n}`,
  kind,
  body,
  subjectId: weeklyLectureId,
  examId: kind === 'SCORE_SHOWN' ? weeklyLectureId : null,
  isCounsel: false,
  lectureId: lectures.calculusB.id,
  weeklyLectureId,
  readAt,
  createdAt: `2026-11-2${3 - n}T09:00:00Z`,
});
const notifications = [
  one(0, 'SCORE_SHOWN', '[다온학원] 김민수 학생의 미적분 B 3주차 테스트 성적이 나왔어요. 학생 포털에서 확인해 주세요.'),
  one(1, 'CLINIC_TOMORROW', '[다온학원] 김민수 학생, 내일 17:00 클리닉 예약이 있어요.'),
  one(2, 'ABSENT', '[다온학원] 김민수 학생이 11월 21일 (토) 미적분 B 수업에 오지 않았어요.', '2026-11-21T12:00:00Z'),
];

const meta = preview.meta({
  title: 'Portal/알림/알림',
  component: NotificationsPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.notifications })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyNotificationPreferencesDocument, { notificationPreferences: [{ kind: 'LATE', isOff: true }] }),
      filled('readPushSettings', () => ({ publicKey: 'B'.repeat(87), quietFrom: '22:00', quietTo: '07:00' })),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyNotificationsDocument, { notifications }),
      filled('readNotifications', () => void read()),
      filled('setNotificationPreference', () => void chosen()),
    ),
});

Filled.test('All are read, and a kind is chosen', async ({ canvas }) => {
  await says(canvas, '안 읽은 알림 2개');
  await press(canvas, '모두 읽음');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  await expect(canvas.getByRole('checkbox', { name: '출결' })).not.toBeChecked();
  const news = canvas.getByRole('checkbox', { name: '주차 공지' });
  await userEvent.click(news);
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  // It was disabled meanwhile.
  await waitFor(() => expect(news).toBeEnabled());
  await waitFor(() => expect(news).toHaveFocus());
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(MyNotificationsDocument), empty(MyNotificationPreferencesDocument)),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyNotificationsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyNotificationsDocument)) });
