import { expect, userEvent, within } from 'storybook/test';
import { session } from '#client/session/sessionStore.ts';
import { failed } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { CrmDesk } from './CrmDesk.tsx';
import { inCrm } from './shared/testing/inCrm.tsx';

const meta = preview.meta({
  title: 'CRM/공통/틀',
  component: CrmDesk,
  decorators: [inCrm({ at: '/crm/lectures', padded: false })],
  args: { children: null },
});

export const Default = meta.story();

export const SignOutFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('logout')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '한서윤' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '로그아웃' }));
    await canvas.findByText('문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.');
    await expect(session.get().status).toBe('signedIn');
  },
});
