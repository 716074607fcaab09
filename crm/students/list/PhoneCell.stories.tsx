import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { allArrived } from '#app/testing/sending.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { PhoneCell } from './PhoneCell.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/전화번호 칸',
  component: PhoneCell,
  decorators: [inCrm({ at: '/crm/students' })],
  args: { studentId: students.minsu.id, name: students.minsu.name, phone: '010-****-1007' },
});

export const Masked = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('revealPhone', { phone: '+821055501007' }, sent)),
  play: async ({ canvas }) => {
    await press(canvas, '김민수 전화번호 보기');
    await waitFor(() => expect(canvas.getByText('010-5550-1007')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({ whose: 'STUDENT' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Whole = meta.story({ args: { phone: '+821055501007' } });

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('revealPhone', { status: 403, detail: '볼 수 없는 번호입니다.' })),
  play: async ({ canvas }) => {
    await press(canvas, /보기$/);
    await waitFor(() => expect(canvas.getByText('볼 수 없는 번호입니다.')).toBeVisible());
    await says(canvas, '010-****-1007');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('revealPhone', sent)),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /보기$/ });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await allArrived();
    await expect(sent).toHaveBeenCalledOnce();
    await says(canvas, '010-****-1007');
  },
});
