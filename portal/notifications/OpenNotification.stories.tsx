import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { MyNotificationByIdDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import OpenNotification from './OpenNotification.tsx';

const read = fn();
const id = '01990000-0000-7000-8000-00000000a101';

const meta = preview.meta({
  title: 'Portal/알림/열린 알림',
  component: OpenNotification,
  ...onAPhone,
  decorators: [inPortal({ at: paths.open(id), route: '/portal/notifications/:notificationId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readNotifications', () => void read()),
      filled(MyNotificationByIdDocument, {
        notifications_by_pk: {
          id,
          kind: 'PASSWORD_RESET',
          body: '[다온학원] 김민수 학생의 비밀번호가 바뀌었어요.',
          subjectId: id,
          examId: null,
          isCounsel: false,
          lectureId: null,
          weeklyLectureId: null,
          readAt: null,
          createdAt: '2026-11-21T09:00:00Z',
        },
      }),
    ),
  play: async () => waitFor(() => expect(read).toHaveBeenCalled()),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyNotificationByIdDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyNotificationByIdDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyNotificationByIdDocument)) });
