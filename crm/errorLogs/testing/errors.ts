import { staff } from '#mocks/cast.ts';

/** An id of the groups below. */
export const id = (number: number) => `01990000-0000-7000-8000-00000000e2${String(number).padStart(2, '0')}`;
const group = {
  stack:
    'at LecturePage (https://academy.test/assets/lectures-AbCdEf12.js:3:1234)\nat App (https://academy.test/assets/app-12345678.js:1:99)',
  url: 'https://academy.test/crm/lectures',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140',
  firstAt: '2026-03-02T09:00:00Z',
  lastAt: '2026-03-09T09:00:00Z',
  closedNote: '',
  closedAt: null,
  closedByName: null,
  reopenedAt: null,
  reopenings: 0,
  isClosed: false,
};
/** One that is open, one that came back, one that is closed. */
export const errorGroups = [
  {
    ...group,
    id: id(1),
    fingerprint: '3F2A9C01BD',
    message: "Cannot read properties of undefined (reading 'name')",
    hits: 1240,
    people: 18,
    versions: [
      { version: '1.86.10', hits: 40 },
      { version: '1.86.4', hits: 1200 },
    ],
  },
  {
    ...group,
    id: id(2),
    fingerprint: '77AB12C0DE',
    message: 'Failed to fetch dynamically imported module',
    hits: 7,
    people: 3,
    versions: [{ version: '1.86.4', hits: 7 }],
    reopenings: 2,
    reopenedAt: '2026-03-08T09:00:00Z',
  },
  {
    ...group,
    id: id(3),
    fingerprint: '0011AA22BB',
    message: 'ResizeObserver loop completed',
    hits: 2,
    people: 0,
    versions: [],
    isClosed: true,
    closedAt: '2026-03-05T00:00:00Z',
    closedByName: staff.admin.name,
    closedNote: '1.86.4에서 수정',
  },
];

/** The three as the list reads them. */
export const list = { errorGroups, errorGroups_aggregate: { aggregate: { count: 3 } } };
