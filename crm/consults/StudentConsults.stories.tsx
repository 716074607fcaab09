import { fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hears, openForm, press, rewrite, says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentConsultsDocument } from './generated/graphql.ts';
import { StudentConsults } from './StudentConsults.tsx';

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
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/상담 기록',
  component: StudentConsults,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentConsultsDocument, { consults })),
  play: async ({ canvasElement }) => {
    // The consult in October completed the earlier follow-up.
    await says(within(canvasElement), '다시 상담함');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentConsultsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentConsultsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentConsultsDocument)) });

export const Written = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(StudentConsultsDocument), filled('createConsult', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '상담 기록 작성');
    await rewrite(dialog, { '상담한 날': '2026-03-02', 시각: '18:30' });
    await choose(dialog, { 구분: '성적' });
    await write(dialog, { 내용: '오답 노트를 함께 보기로 함.' });
    await press(dialog, '저장');
    await hears(sent, {
      consultedAt: '2026-03-02T09:30:00.000Z',
      topic: 'SCORES',
      channel: 'PHONE',
      counterpart: 'PARENT',
      body: '오답 노트를 함께 보기로 함.',
      followUpOn: null,
    });
  },
});
