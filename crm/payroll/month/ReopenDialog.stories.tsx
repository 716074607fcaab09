import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { press, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import ReopenDialog from './ReopenDialog.tsx';

// Filled in the stories of the payroll.
const meta = preview.meta({
  title: 'CRM/급여/마감 취소',
  component: ReopenDialog,
  args: { month: '2026-10', onClose: fn() },
  decorators: [inCrm({ at: '/crm/admin/payroll' })],
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('reopenPayroll')),
  play: async ({ canvas }) => {
    await write(canvas, { 사유: '근무 시간을 수정해야 함' });
    await press(canvas, '마감 취소');
    await waitFor(() => expect(canvas.getByRole('button', { name: /마감 취소/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('reopenPayroll', { status: 409, detail: '마감한 월이 아닙니다.' })),
  play: async ({ canvas }) => {
    await write(canvas, { 사유: '근무 시간을 수정해야 함' });
    await submit(canvas, '마감 취소', '마감한 월이 아닙니다.');
  },
});
