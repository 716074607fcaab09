import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { staff, students } from '#mocks/cast.ts';
import { pageOf } from '#mocks/pageOf.ts';
import { filled } from '#mocks/states.ts';
import {
  SmsRecipientListDocument,
  type SmsMessageFactsFragment,
  type SmsRecipientListQuery,
} from '../generated/graphql.ts';

const id = (number: number) => `01990000-0000-7000-8000-00000000e0${String(number).padStart(2, '0')}`;
const dayOf = (at: number) => `2026-11-${String(21 - at * 3).padStart(2, '0')}`;

/** Tonight at 22:00; it waits for the morning. */
const tonight = '2026-11-25T13:00:00Z';

/** Texts in each state, for stories. */
export const smsMessages: SmsMessageFactsFragment[] = [
  [
    '[다온학원] 내일은 모의고사가 있어 클리닉을 쉽니다.',
    {
      recipients: 40,
      queued: 40,
      sent: 0,
      delivered: 0,
      failed: 0,
      cancelled: 0,
      waitReason: 'NIGHT',
      waitUntil: '2026-11-25T23:00:00Z',
    },
  ],
  [
    '[다온학원] 이번 달 성적표가 나왔습니다. 포털에서 확인해 주세요.',
    { recipients: 291, queued: 0, sent: 4, delivered: 285, failed: 2, cancelled: 0 },
  ],
  [
    '[다온학원] 김민수 학생이 오늘 미적분 B 수업에 오지 않았습니다. 확인 부탁드립니다.',
    { recipients: 3, queued: 0, sent: 0, delivered: 2, failed: 1, cancelled: 0 },
  ],
  ['이번 주 클리닉은 302호에서 합니다.', { recipients: 8, queued: 0, sent: 0, delivered: 0, failed: 0, cancelled: 8 }],
  ['재시험은 목요일 18시입니다.', { recipients: 12, queued: 0, sent: 0, delivered: 12, failed: 0, cancelled: 0 }],
].map(([body, result], at) => ({
  id: id(at),
  channel: at === 2 ? 'LMS' : 'SMS',
  title: at === 2 ? '결석 안내' : '',
  body: body as string,
  isAdvertisement: false,
  pictureId: null,
  scheduledAt: at === 0 ? tonight : `${dayOf(at)}T08:00:00Z`,
  createdAt: at === 0 ? '2026-11-25T03:58:00Z' : `${dayOf(at)}T07:58:00Z`,
  createdByStaff: at === 2 ? null : { name: staff.admin.name },
  result: {
    waitReason: null,
    waitUntil: null,
    waitDetail: null,
    ...(result as object),
  } as SmsMessageFactsFragment['result'],
}));

type Recipient = SmsRecipientListQuery['smsRecipients'][number];
const recipient = (number: number, name: string, status: string, rest: Partial<Recipient> = {}): Recipient => ({
  id: id(20 + number),
  studentId: students.minsu.id,
  addressee: 'PARENT',
  name,
  phone: `+82105501${String(1000 + number)}`,
  body: '[다온학원] 김민수 학생이 오늘 미적분 B 수업에 오지 않았습니다. 확인 부탁드립니다.',
  channel: 'LMS',
  wentBy: null,
  status,
  failureCode: null,
  failureReason: null,
  sentAt: status === 'QUEUED' ? null : '2026-11-15T08:00:02Z',
  deliveredAt: status === 'DELIVERED' ? '2026-11-15T08:00:05Z' : null,
  ...rest,
});

/** A text that waits for each of these. */
export const queuedRecipients = (count: number): Recipient[] =>
  buildStudents(count).map((student, at) => ({
    ...recipient(at, student.parentName, 'QUEUED'),
    id: namedId(`queued ${at}`),
    studentId: student.id,
    phone: student.parentPhone ?? '',
  }));

/** Answers the pages of these people. */
export const recipientList = (recipients: readonly Recipient[]) =>
  filled(SmsRecipientListDocument, (page) => ({
    smsRecipients: pageOf(recipients, page),
    smsRecipients_aggregate: { aggregate: { count: recipients.length } },
  }));

/** What became of a text to these people, as it is counted. */
export function resultOf(recipients: readonly Recipient[]): NonNullable<SmsMessageFactsFragment['result']> {
  const count = (...states: string[]) => recipients.filter(({ status }) => states.includes(status)).length;
  const cancelled = recipients.filter(({ failureCode }) => failureCode === 'CANCELLED').length;
  return {
    recipients: recipients.length,
    queued: count('QUEUED'),
    sent: count('SENT'),
    delivered: count('DELIVERED'),
    failed: count('FAILED') - cancelled,
    cancelled,
    waitReason: null,
    waitUntil: null,
    waitDetail: null,
  };
}

/** People a text went to, in each state. */
export const smsRecipients: Recipient[] = [
  recipient(1, '이정미', 'FAILED', { failureCode: '3059', failureReason: '결번이거나 서비스가 정지된 번호입니다.' }),
  recipient(2, '박성훈', 'FAILED', {
    failureCode: 'EXPIRED',
    failureReason: '보낼 수 있는 시간이 지났습니다. 문자 회사에 연결하지 못했습니다.',
    sentAt: null,
  }),
  recipient(3, '김영호', 'DELIVERED', { channel: 'ALIMTALK', wentBy: 'ALIMTALK' }),
  recipient(6, '한지민', 'DELIVERED', { channel: 'ALIMTALK', wentBy: 'SMS' }),
  recipient(4, '최은지', 'SENT', { studentId: null, addressee: 'OTHER' }),
  recipient(5, '정다은', 'QUEUED', { failureReason: '문자 회사의 잔액이 모자랍니다.' }),
];
