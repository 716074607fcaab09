import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failed, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import EndSessionDialog from './EndSessionDialog.tsx';

// Filled in the stories of the page.
const meta = preview.meta({
  title: 'Portal/내 정보/다른 기기 로그아웃',
  component: EndSessionDialog,
  ...onAPhone,
  args: { ending: 'others' as const, onEnded: fn(), onClose: fn() },
  decorators: [inPortal({ at: paths.me })],
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('endSessions')),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(/^지금 비밀번호/, { selector: 'input' });
    await userEvent.type(password, 'academy-demo{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /로그아웃/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('endSessions', 409, 'wrong-password', '비밀번호가 맞지 않습니다.')),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(/^지금 비밀번호/, { selector: 'input' });
    await userEvent.type(password, 'academy-demo{Enter}');
    await says(canvas, '비밀번호가 맞지 않습니다.');
  },
});
