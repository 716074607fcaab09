import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hearsLast, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AccessLogTab from './AccessLogTab.tsx';
import { AccessLogListDocument } from './generated/manager.ts';

const id = (number: number) => `01990000-0000-7000-8000-00000000e0${String(number).padStart(2, '0')}`;
const asked = fn();
const entry = {
  at: '2026-03-09T12:00:00Z',
  actorRole: 'ta',
  studentCount: 1,
  ip: '203.0.113.7',
  userAgent: '',
  actor: { name: staff.ta.name },
};
const list = {
  accessLog: [
    { ...entry, id: id(1), kind: 'RECORD', student: { name: students.minsu.name } },
    { ...entry, id: id(2), kind: 'EXPORT', studentCount: 312, student: null },
    { ...entry, id: id(4), kind: 'PREVIEW', student: { name: students.minsu.name } },
    { ...entry, id: id(3), kind: 'FILE', actor: null, student: { name: students.seoyeon.name } },
  ],
  accessLog_aggregate: { aggregate: { count: 4 } },
};

const meta = preview.meta({
  title: 'CRM/기록/접속 기록',
  component: AccessLogTab,
  decorators: [inCrm({ at: '/crm/admin/audit' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(AccessLogListDocument, list)),
  play: async ({ canvas }) => {
    await says(canvas, '312명', '삭제된 사람');
    await sees(canvas.getByRole('gridcell', { name: '학생 포털 보기' }));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(AccessLogListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AccessLogListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AccessLogListDocument)) });

export const OneKind = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(AccessLogListDocument, list, ({ where }) => asked(where))),
  play: async ({ canvas }) => {
    await says(canvas, '312명');
    await choose(canvas, { 작업: '내보내기' });
    await hearsLast(asked, { kind: { _eq: 'EXPORT' } });
  },
});
