import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { session } from '#client/session/sessionStore.ts';
import { withApp } from '../testing/withApp.tsx';
import Login from './Login.tsx';

const meta = preview.meta({
  title: 'App/로그인/로그인',
  component: Login,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/login' })],
});

export const Default = meta.story();

export const SignsInByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('login', buildAuth('minsu'))),
  play: async ({ canvas }) => {
    canvas.getByLabelText(/아이디/).focus();
    await userEvent.keyboard('20260001{Tab}academy-demo{Enter}');
    await waitFor(() => expect(session.get().auth?.name).toBe(buildAuth('minsu').name));
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('login', { status: 401, code: 'wrong-credentials', detail: '아이디나 비밀번호가 맞지 않습니다.' })),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'wrong{Enter}');
    await expect(await canvas.findByText('아이디나 비밀번호가 맞지 않습니다.')).toBeVisible();
    await expect(session.get().status).toBe('signedOut');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await expect(await canvas.findAllByText('꼭 입력해 주세요.')).toHaveLength(2);
    await expect(canvas.getByLabelText(/아이디/)).toHaveFocus();
  },
});

export const CapsLock = meta.story({
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^비밀번호/, { selector: 'input' });
    await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock이 켜져 있습니다.')).toBeVisible();
    await fireEvent.keyUp(password, { key: 'a' });
    await expect(canvas.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
    await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  },
});

export const SigningIn = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('login')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '로그인' })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('login')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await expect(await canvas.findByText(/잠시 뒤 다시 시도해 주세요/)).toBeVisible();
    await expect(canvas.getByLabelText(/아이디/)).toHaveValue('20260001');
  },
});
