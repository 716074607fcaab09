import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentNotificationLogsDocument } from '../generated/graphql.ts';
import { StudentLog } from './StudentLog.tsx';
import { logEntries } from '../testing/logEntries.ts';

const meta = preview.meta({
  title: 'CRM/학생/자동 알림',
  component: StudentLog,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentNotificationLogsDocument, { notificationLogs: logEntries })),
  play: async ({ canvas }) => {
    await says(canvas, /밤이라 아침 8시까지 기다립니다/, /채울 수 없는 변수가 있습니다: 점수/);
    await expect(canvas.getByRole('link', { name: '문자 보기' })).toBeVisible();
    await press(canvas, '더 보기');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentNotificationLogsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentNotificationLogsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentNotificationLogsDocument)) });
