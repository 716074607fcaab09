import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentStayDocument } from './generated/graphql.ts';
import StudentStay from './StudentStay.tsx';

const { id } = students.minsu;
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/재원 기간',
  component: StudentStay,
  decorators: [inCrm({ at: `/crm/students/${id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentStayDocument, { students_by_pk: { id, registeredOn: '2024-03-02', withdrawnOn: '2025-02-28' } }),
      filled('recordWithdrawal', async (request) => void sent(await request.json())),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('등록한 날');
    await userEvent.click(canvas.getByRole('button', { name: '퇴원일 적기' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ registeredOn: '2024-03-02', withdrawnOn: '2025-02-28' }));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentStayDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentStayDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentStayDocument)) });
