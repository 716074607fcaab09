import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentNotificationLogsDocument } from '../../pushAlertTemplates/generated/graphql.ts';
import { noContacts } from '../testing/contacts.ts';
import StudentContacts from './StudentContacts.tsx';
import { logEntries } from '../../pushAlertTemplates/testing/logEntries.ts';

const meta = preview.meta({
  title: 'CRM/학생/연락 자동 알림',
  component: StudentContacts,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
  beforeEach: ({ msw }) => msw.use(...noContacts),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentNotificationLogsDocument, { notificationLogs: logEntries })),
  play: async ({ canvas }) => {
    await says(canvas, /밤이라 아침 8시까지 기다립니다/, /채울 수 없는 변수가 있습니다: 점수/);
    await sees(canvas.getByRole('link', { name: '문자 보기' }));
  },
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentNotificationLogsDocument)) });
