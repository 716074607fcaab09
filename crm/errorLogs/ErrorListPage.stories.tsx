import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ErrorListPage from './ErrorListPage.tsx';
import { ErrorGroupListDocument } from './generated/manager.ts';

const id = (number: number) => `01990000-0000-7000-8000-00000000e2${String(number).padStart(2, '0')}`;
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
const errorGroups = [
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
    closedNote: '1.86.4에서 고침',
  },
];
const list = { errorGroups, errorGroups_aggregate: { aggregate: { count: 3 } } };
const sent = fn();

const meta = preview.meta({
  title: 'CRM/기록/화면 오류',
  component: ErrorListPage,
  decorators: [inCrm({ at: '/crm/admin/errors' })],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(filled(ErrorGroupListDocument, list));
  },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,240')).toBeVisible();
    await expect(canvas.getByText('다시 나타남')).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ErrorGroupListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ErrorGroupListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ErrorGroupListDocument)) });

export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('setErrorStatus', async (request) => {
        sent(await request.json());
        return { id: id(1) };
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByText('3F2A9C01BD'));
    const dialog = within(await screen.findByRole('dialog', { name: '오류 3F2A9C01BD' }));
    await expect(dialog.getByText('1.86.10 (40번), 1.86.4 (1,200번)')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: '고쳤음으로 닫기' }));
    const closing = within(await screen.findByRole('dialog', { name: '고쳤음으로 닫을까요?' }));
    await userEvent.type(await closing.findByRole('textbox', { name: '무엇을 했는지' }), '1.87.0에서 고침');
    await userEvent.click(closing.getByRole('button', { name: '닫기로 하기' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ isClosed: true, note: '1.87.0에서 고침' }));
  },
});

export const Reopened = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('setErrorStatus', async (request) => {
        sent(await request.json());
        return { id: id(3) };
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByText('0011AA22BB'));
    const dialog = within(await screen.findByRole('dialog', { name: '오류 0011AA22BB' }));
    await userEvent.click(await dialog.findByRole('button', { name: '다시 열기' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ isClosed: false }));
  },
});
