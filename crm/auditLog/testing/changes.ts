import { staff, students } from '#mocks/cast.ts';

/** An id of the rows below. */
export const id = (number: number) => `01990000-0000-7000-8000-00000000e1${String(number).padStart(2, '0')}`;
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
  isForOneself: false,
  personName: null,
  actId: id(50),
  actRows: '1',
};
const present = '01990000-0000-7000-8000-0000000000a1';
/** A mark that can be undone, a change of pay, and a deletion by the system. */
export const auditEntries = [
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
    actRows: '120',
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
/** The first rows of the act of the second. */
export const act = (count: number) => ({
  auditEntries: Array.from({ length: count }, (_, at) => ({
    ...auditEntries[1]!,
    id: `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  })),
});
/** The three as the list reads them. */
export const list = { auditEntries, auditEntries_aggregate: { aggregate: { count: 3 } } };
/** What the filters choose from. */
export const choices = {
  staff: [
    { id: staff.admin.id, name: staff.admin.name },
    { id: staff.ta.id, name: staff.ta.name },
  ],
  attendanceTypes: [{ id: present, name: '출석' }],
  hourlyWageTypes: [],
  lectures: [],
  tags: [],
};
