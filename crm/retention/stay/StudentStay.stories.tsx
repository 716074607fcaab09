import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentStayDocument } from '../generated/graphql.ts';
import { StudentStay } from './StudentStay.tsx';

const { id } = students.minsu;
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/재원 기간',
  component: StudentStay,
  decorators: [inCrm({ at: `/crm/students/${id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentStayDocument, { students_by_pk: { id, registeredOn: '2024-03-02', withdrawnOn: '2025-02-28' } }),
      filled('recordWithdrawal', async (request) => void sent(await request.json())),
    ),
});

Filled.test('The day of leaving is changed', async ({ canvas }) => {
  await says(canvas, '등록일');
  await press(canvas, '퇴원일 바꾸기');
  await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: '저장' }));
  await hears(sent, { registeredOn: '2024-03-02', withdrawnOn: '2025-02-28' });
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentStayDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentStayDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentStayDocument)) });

/** The dialog of the last day, with one typed. */
async function writeLastDay(
  canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>,
  date = '2026-11-20',
) {
  await says(canvas, '등록일');
  await press(canvas, '퇴원일 적기');
  const element = await screen.findByRole('dialog', { name: '퇴원일 적기' });
  const dialog = within(element);
  const day = dialog.getByRole('textbox', { name: /퇴원일/ });
  await userEvent.type(day, `${date}{Tab}`);
  return { element, dialog, day, save: dialog.getByRole('button', { name: '저장' }) };
}

const here = filled(StudentStayDocument, { students_by_pk: { id, registeredOn: '2024-03-02', withdrawnOn: null } });

export const WithdrawalPending = meta.story({
  beforeEach: ({ msw }) => msw.use(here, loading('recordWithdrawal')),
  play: async ({ canvas }) => {
    const { element, day, save } = await writeLastDay(canvas);
    await sendsOnce(save);
    await expect(day).toHaveValue('2026-11-20');
    await staysOpen(element);
  },
});

/** Before the first day: told at its field, which keeps it. */
export const WithdrawalRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '퇴원일은 등록일보다 빠를 수 없습니다.';
    const problem = { status: 422, code: 'invalid-value', detail, errors: [{ field: 'withdrawnOn', message: detail }] };
    msw.use(here, failed('recordWithdrawal', problem));
  },
  play: async ({ canvas }) => {
    const { day, save } = await writeLastDay(canvas, '2024-01-05');
    await userEvent.click(save);
    await waitFor(() => expect(day).toHaveAccessibleDescription(/등록일보다 빠를 수 없습니다/));
    await expect(day).toHaveValue('2024-01-05');
  },
});
