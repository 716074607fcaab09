import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, press, says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentMessagesDocument, type StudentMessagesQuery } from '../../smsMessages/generated/graphql.ts';
import { noContacts } from '../testing/contacts.ts';
import StudentContacts from './StudentContacts.tsx';

const sent = fn();
const planned = (day: string) => ({
  id: namedId(`message ${day}`),
  title: '',
  scheduledAt: `${day}T08:00:00Z`,
  createdByStaff: { name: staff.ta.name },
});
const message = (
  day: string,
  status: string,
  body: string,
  rest = {},
): StudentMessagesQuery['smsRecipients'][number] => ({
  id: namedId(day),
  addressee: 'PARENT',
  name: '김영호',
  channel: 'SMS',
  failureCode: null,
  failureReason: null,
  wentBy: null,
  status,
  body,
  sentAt: status === 'QUEUED' ? null : `${day}T08:00:02Z`,
  message: { ...planned(day), result: null },
  ...rest,
});
const smsRecipients = [
  message('2026-11-21', 'QUEUED', '[다온학원] 내일은 모의고사가 있어 클리닉을 쉽니다.', {
    message: {
      ...planned('2026-11-21'),
      result: { waitReason: 'STOPPED', waitUntil: null, waitDetail: null },
    },
  }),
  message('2026-11-17', 'DELIVERED', '[다온학원] 김민수 학생이 오늘 미적분 B 수업에 오지 않았습니다.', {
    channel: 'LMS',
  }),
  message('2026-11-10', 'FAILED', '[다온학원] 이번 달 성적표가 나왔습니다.', {
    failureCode: '3014',
    failureReason: '수신 거부된 번호입니다.',
  }),
  message('2026-11-05', 'DELIVERED', '[다온학원] 김민수 학생이 클리닉에 왔습니다.', {
    channel: 'ALIMTALK',
    wentBy: 'LMS',
  }),
  message('2026-11-04', 'DELIVERED', '[다온학원] 내일 클리닉이 있습니다.', { channel: 'ALIMTALK', wentBy: 'ALIMTALK' }),
  message('2026-11-03', 'SENT', '재시험은 목요일 18시입니다.', { addressee: 'STUDENT', name: '김민수' }),
  message('2026-10-27', 'FAILED', '오늘 수업은 301호입니다.', { failureCode: 'CANCELLED' }),
];

const meta = preview.meta({
  title: 'CRM/학생/연락 문자',
  component: StudentContacts,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
  beforeEach: ({ msw }) => msw.use(...noContacts),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentMessagesDocument, { smsRecipients }),
      filled('sendSms', { queued: 1, withoutPhone: 0 }, sent),
    ),
});

Filled.test('One is sent', async ({ canvas }) => {
  await says(canvas, /수신 거부된 번호입니다. \(코드 3014\)/, /알림톡 대신 LMS/, /관리자가 모든 문자를 멈췄습니다/);
  const dialog = await openForm(canvas, '문자 보내기');
  await write(dialog, { 내용: '내일 봅시다.' });
  await press(dialog, '1명에게 보내기');
  const wanted = expect.objectContaining({ studentIds: [students.minsu.id], body: '내일 봅시다.' }) as unknown;
  await hears(sent, wanted);
});

export const More = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentMessagesDocument, ({ limit }) => ({
        smsRecipients: Array.from({ length: 12 }, (_, at) =>
          message(`2026-10-${30 - at}`, 'DELIVERED', `안내 ${at + 1}번째`),
        ).slice(0, limit),
      })),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '안내 10번째');
    await expect(canvas.queryByText('안내 11번째')).toBeNull();
    await press(canvas, '더 보기');
    await says(canvas, '안내 12번째');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentMessagesDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentMessagesDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(StudentMessagesDocument)),
  play: ({ canvas }) => says(canvas, '문자를 불러오지 못했습니다'),
});
