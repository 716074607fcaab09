import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentNotificationsDocument, type StudentNotificationsQuery } from '../../notifications/generated/graphql.ts';
import { noContacts } from '../testing/contacts.ts';
import StudentContacts from './StudentContacts.tsx';

const push = (n: number, outcome: string) => ({
  id: `01990000-0000-7000-8000-00000000f10${n}`,
  outcome,
  createdAt: '2026-11-20T09:00:03Z',
});
const notification = (
  n: number,
  kind: string,
  body: string,
  more: Partial<StudentNotificationsQuery['notifications'][number]> = {},
): StudentNotificationsQuery['notifications'][number] => ({
  id: `01990000-0000-7000-8000-00000000f00${n}`,
  kind,
  body,
  readAt: null,
  createdAt: `2026-11-2${n}T09:00:00Z`,
  weeklyLecture: null,
  logs: [],
  ...more,
});

const all = [
  notification(6, 'ANNOUNCEMENT', '[다온학원] 미적분 B 3주차 공지: 숙제 안내', {
    logs: [push(1, 'SENT'), push(2, 'SENT')],
  }),
  notification(5, 'SCORE_SHOWN', '[다온학원] 3주차 테스트 성적이 나왔습니다. 학생 포털에서 확인해 주세요.', {
    readAt: '2026-11-25T09:12:00Z',
    logs: [push(3, 'SENT')],
  }),
  notification(4, 'CLINIC_RESERVED', '[다온학원] 11월 25일 17:00 클리닉이 예약되었습니다.', {
    logs: [push(4, 'FAILED')],
  }),
  notification(3, 'ABSENT', '[다온학원] 김민수 학생이 오늘 미적분 B 수업에 오지 않았습니다.', {
    readAt: '2026-11-23T12:40:00Z',
  }),
  notification(2, 'QUESTION_ANSWERED', '[다온학원] 질문에 답변이 달렸습니다.'),
  notification(1, 'LATE', '[다온학원] 김민수 학생이 미적분 B 수업에 늦었습니다.'),
];

const meta = preview.meta({
  title: 'CRM/학생/연락 포털 알림',
  component: StudentContacts,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
  beforeEach: ({ msw }) => msw.use(...noContacts),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentNotificationsDocument, ({ limit }) => ({ notifications: all.slice(0, limit) }))),
  play: async ({ canvas }) => {
    await says(canvas, /푸시 보냄\(기기 2대\)/, /푸시 보냄 · .*에 읽음/, /푸시 실패/);
  },
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentNotificationsDocument)) });
