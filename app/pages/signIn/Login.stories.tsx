import { HttpResponse } from 'msw';
import { expect, fireEvent, fn, userEvent, type screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { session } from '#client/session/sessionStore.ts';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { withApp } from '../../testing/withApp.tsx';
import Login from './Login.tsx';

const sent = fn();
const wrongCode = {
  status: 400,
  code: 'wrong-code',
  detail: '인증번호가 맞지 않거나 10분이 지났습니다.',
  errors: [{ field: 'code', message: '인증번호가 맞지 않거나 10분이 지났습니다.' }],
};

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
    await expect(canvas.getByLabelText(/아이디/)).toHaveFocus();
    await userEvent.keyboard('20260001{Tab}academy-demo{Enter}');
    await waitFor(() => expect(session.get().auth?.name).toBe(buildAuth('minsu').name));
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('login', 401, 'wrong-credentials', '아이디나 비밀번호가 맞지 않습니다.')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'wrong{Enter}');
    await says(canvas, '아이디나 비밀번호가 맞지 않습니다.');
    await expect(session.get().status).toBe('signedOut');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, '로그인');
    await expect(await canvas.findAllByText('꼭 입력해 주세요.')).toHaveLength(2);
    await expect(canvas.getByLabelText(/아이디/)).toHaveFocus();
  },
});

export const CapsLock = meta.story({
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^비밀번호/, { selector: 'input' });
    await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    await says(canvas, 'Caps Lock이 켜져 있습니다.');
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

const limited = {
  status: 429,
  code: 'too-many-attempts',
  detail: '너무 여러 번 시도했습니다. 15분 뒤에 다시 해 주세요.',
};
async function askForText(canvas: typeof screen): Promise<void> {
  await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
  await press(canvas, '문자로 인증하고 로그인');
}

/** Somebody else guessed at the account: its owner is let in by a text. */
export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('login', limited)),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await sees(canvas.findByText(limited.detail));
    await sees(canvas.getByRole('button', { name: '문자로 인증하고 로그인' }));
  },
});

export const AsksForText = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('login', limited)),
  play: async ({ canvas }) => {
    await askForText(canvas as typeof screen);
    await sees(canvas.findByLabelText(/휴대폰 번호/));
  },
});

export const SignsInByText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('sendSignInCode', undefined, sent),
      filled('login', (_, body) => {
        if (body.code === '12345678') return buildAuth('minsu');
        throw HttpResponse.json(
          { type: 'about:blank', title: 'Too Many Requests', ...limited },
          { status: 429, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    ),
  play: async ({ canvas }) => {
    await askForText(canvas as typeof screen);
    await userEvent.type(await canvas.findByLabelText(/휴대폰 번호/), '010-5550-1007{Enter}');
    await userEvent.type(await canvas.findByLabelText(/인증번호 8자리/), '1234 5678{Enter}');
    await waitFor(() => expect(session.get().auth?.name).toBe(buildAuth('minsu').name));
    await expect(sent).toHaveBeenCalledWith({ loginId: '20260001', phone: '010-5550-1007' });
  },
});

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => {
    let isFirst = true;
    msw.use(
      filled('sendSignInCode'),
      filled('login', () => {
        const problem = isFirst ? limited : wrongCode;
        isFirst = false;
        throw HttpResponse.json(
          { type: 'about:blank', title: 'Refused', ...problem },
          { status: problem.status, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
  },
  play: async ({ canvas }) => {
    await askForText(canvas as typeof screen);
    await userEvent.type(await canvas.findByLabelText(/휴대폰 번호/), '010-5550-1007{Enter}');
    await userEvent.type(await canvas.findByLabelText(/인증번호 8자리/), '00000000{Enter}');
    await sees(canvas.findByText(wrongCode.detail));
    await sees(canvas.getByRole('button', { name: '인증번호 다시 받기' }));
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('login')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await says(canvas, /잠시 뒤 다시 시도해 주세요/);
    await expect(canvas.getByLabelText(/아이디/)).toHaveValue('20260001');
  },
});
