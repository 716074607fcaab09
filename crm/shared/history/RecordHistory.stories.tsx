import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { RecordHistoryDocument } from '../../providers/generated/graphql.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { inCrm } from '../testing/inCrm.tsx';

const row = { school: '다온고', grade: '고1', version: 1 };
const entry = { action: 'UPDATE', tableName: 'students', changeSet: null, actor: { name: staff.ta.name } };
const auditLog = [
  {
    ...entry,
    id: '01990000-0000-7000-8000-000000000003',
    at: '2026-11-02T05:10:00Z',
    changeSet: { kind: 'STUDENTS_UPDATE', facts: { count: 31 } },
    before: row,
    after: { ...row, grade: '고2', version: 2 },
  },
  {
    ...entry,
    id: '01990000-0000-7000-8000-000000000004',
    at: '2026-11-01T05:10:00Z',
    tableName: 'users',
    before: { is_active: true, session_epoch: 1 },
    after: { is_active: false, session_epoch: 2 },
  },
  // Nothing that is shown here.
  {
    ...entry,
    id: '01990000-0000-7000-8000-000000000002',
    at: '2026-10-02T05:10:00Z',
    before: row,
    after: { ...row, version: 2 },
  },
  {
    ...entry,
    id: '01990000-0000-7000-8000-000000000001',
    at: '2026-03-02T00:00:00Z',
    action: 'INSERT',
    actor: null,
    before: null,
    after: row,
  },
];

const open = async (root: HTMLElement) => {
  await press(within(root), '변경 이력');
  return within(await within(root).findByRole('dialog', { name: '변경 이력' }));
};

const meta = preview.meta({
  title: 'CRM/공통/변경 이력',
  component: RecordHistory,
  decorators: [inCrm({ at: '/crm/students' })],
  args: {
    resource: 'students',
    id: students.minsu.id,
    tables: ['students', 'users'],
  },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(RecordHistoryDocument, { auditLog })),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await says(dialog, '학년: 고1 → 고2', /학생 31명 한 번에 수정/, '활성: 예 → 아니요', '학교: 다온고');
    await expect(dialog.getAllByRole('time')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(RecordHistoryDocument)),
  play: async ({ canvasElement }) => void (await (await open(canvasElement)).findByText('아직 바뀐 것이 없습니다')),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(RecordHistoryDocument)),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(RecordHistoryDocument)),
  play: async ({ canvasElement }) => void (await (await open(canvasElement)).findByRole('alert')),
});

export const NotForTas = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(within(canvasElement).queryByRole('button', { name: '변경 이력' })).toBeNull();
  },
});
