import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { staff, students } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentConsultsDocument } from '../../consults/generated/graphql.ts';
import { noContacts } from '../testing/contacts.ts';
import StudentContacts from './StudentContacts.tsx';

const files_aggregate = { aggregate: { count: 0 } };
const shared = { version: 1, files_aggregate, consultedByStaff: { name: staff.ta.name } };
const consults = [
  {
    id: namedId('c'),
    consultedAt: '2026-10-30T08:20:00Z',
    topic: 'SCORES',
    channel: 'PHONE',
    counterpart: 'PARENT',
    body: '10월 모의고사 결과를 설명함. 기하보다 확통을 권함.',
    followUpOn: '2026-11-02',
    ...shared,
    files_aggregate: { aggregate: { count: 2 } },
  },
  {
    id: namedId('b'),
    consultedAt: '2026-09-12T05:00:00Z',
    topic: 'STUDY',
    channel: 'VISIT',
    counterpart: 'BOTH',
    body: '숙제 습관을 이야기함.\n매주 금요일에 확인하기로.',
    followUpOn: '2026-10-01',
    ...shared,
  },
  {
    id: namedId('a'),
    consultedAt: '2026-05-12T05:00:00Z',
    topic: 'CAREER',
    channel: 'VIDEO_CALL',
    counterpart: 'STUDENT',
    body: '수시와 정시 중 무엇을 준비할지.',
    followUpOn: null,
    ...shared,
  },
];
const meta = preview.meta({
  title: 'CRM/학생/연락 상담 기록',
  component: StudentContacts,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
  beforeEach: ({ msw }) => msw.use(...noContacts),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentConsultsDocument, { consults })),
});

Filled.test('Only phone calls are shown', async ({ canvasElement }) => {
  // The consult in October completed the earlier follow-up.
  const canvas = within(canvasElement);
  await says(canvas, '다시 상담함');
  await press(canvas, '통화');
  await waitFor(() => expect(canvas.queryByText(/숙제 습관을/)).toBeNull());
  await says(canvas, /확통을 권함/);
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(StudentConsultsDocument)),
  play: ({ canvas }) => says(canvas, '통화와 상담을 불러오지 못했습니다'),
});
