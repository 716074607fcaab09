import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AuditLogTab from './AuditLogTab.tsx';
import { AuditChoicesDocument, AuditEntryListDocument } from './generated/manager.ts';

const id = (number: number) => `01990000-0000-7000-8000-00000000e1${String(number).padStart(2, '0')}`;
const entry = {
  at: '2026-03-09T12:00:00Z',
  actorName: staff.ta.name,
  actorRole: 'ta',
  ip: '203.0.113.7',
  kind: null,
  facts: null,
  action: 'UPDATE',
  rowId: id(90),
  changeSetId: null,
  isUndoable: false,
  personName: null,
};
const present = '01990000-0000-7000-8000-0000000000a1';
const auditEntries = [
  {
    ...entry,
    id: id(1),
    tableName: 'participants',
    personName: students.minsu.name,
    kind: 'ATTENDANCE_MARK',
    facts: {},
    changeSetId: id(50),
    isUndoable: true,
    before: { attendance_type_id: null, memo: '' },
    after: { attendance_type_id: present, memo: '' },
  },
  {
    ...entry,
    id: id(2),
    actorName: staff.admin.name,
    actorRole: 'manager',
    tableName: 'ta_pay_terms',
    personName: staff.ta.name,
    kind: 'TA_PAY_TERMS',
    facts: {},
    before: { payment_type: 'HOURLY', hourly_wage: 10_030, monthly_salary: null },
    after: { payment_type: 'MONTHLY', hourly_wage: 10_030, monthly_salary: 1_200_000 },
  },
  {
    ...entry,
    id: id(3),
    action: 'DELETE',
    tableName: 'tags',
    actorName: null,
    actorRole: null,
    ip: null,
    before: { name: '상담 필요', color: '#0e7490' },
    after: null,
  },
];
const list = { auditEntries, auditEntries_aggregate: { aggregate: { count: 3 } } };
const choices = {
  staff: [
    { id: staff.admin.id, name: staff.admin.name },
    { id: staff.ta.id, name: staff.ta.name },
  ],
  attendanceTypes: [{ id: present, name: '출석' }],
  hourlyWageTypes: [],
  lectures: [],
  tags: [],
};
const asked = fn();

const meta = preview.meta({
  title: 'CRM/기록/변경 기록',
  component: AuditLogTab,
  decorators: [inCrm({ at: '/crm/admin/audit/changes' })],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(filled(AuditChoicesDocument, choices), filled(AuditEntryListDocument, list));
  },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('출결: 없음 → 출석')).toBeVisible();
    await expect(canvas.getByText('지급 방식: 시급 → 월급, 월급(원): 없음 → 1,200,000')).toBeVisible();
    await expect(canvas.getByText('시스템')).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(AuditEntryListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AuditEntryListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AuditEntryListDocument)) });

export const Narrowed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(AuditEntryListDocument, ({ where }) => {
        asked(where);
        return list;
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('시스템');
    await canvas.findByRole('option', { name: staff.ta.name });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '누가' }), staff.ta.name);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '무엇을' }), '급여 조건');
    await userEvent.type(canvas.getByLabelText('마지막 날'), '2026-03-09');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        _and: [
          { actorId: { _eq: staff.ta.id } },
          { tableName: { _eq: 'ta_pay_terms' } },
          { at: { _lt: '2026-03-09T15:00:00.000Z' } },
        ],
      }),
    );
  },
});

export const Undone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('undoChange', (request) => {
        asked(new URL(request.url).pathname);
        return { changeSetId: id(51) };
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByText('출결: 없음 → 출석'));
    const dialog = within(await screen.findByRole('dialog', { name: '출결 고침' }));
    await userEvent.click(dialog.getByRole('button', { name: '되돌리기' }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(`/api/admin/audit/${id(50)}/undo`));
  },
});

export const Exported = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('exportAudit', async (request) => {
        asked(await request.json());
        return { exportId: id(60), entries: [] };
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('시스템');
    await userEvent.click(canvas.getByRole('button', { name: '내보내기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '변경 기록 3건 내보내기' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /목적/ }), '월별 점검{Enter}');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ purpose: '월별 점검', filter: {} }));
  },
});
