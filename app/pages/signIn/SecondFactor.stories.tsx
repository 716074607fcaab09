import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { session } from '#client/session/sessionStore.ts';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { withApp } from '../../testing/withApp.tsx';
import SecondFactor from './SecondFactor.tsx';

const meta = preview.meta({
  title: 'App/로그인/두 번째 확인',
  component: SecondFactor,
  parameters: { layout: 'fullscreen' },
  args: { onRestart: fn() },
  decorators: [withApp({ path: '/login' })],
});

const app = filled('readSecondFactorOptions', { totp: true, passkey: null, recoveryCode: true });

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(app, filled('answerSecondFactor', buildAuth('admin'))),
});

Filled.test('A code signs in', async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/코드/), '123456{Enter}');
  await waitFor(() => expect(session.get().auth?.userType).toBe('ADMIN'));
});

/** No app and no passkey of this device: only the recovery code is left. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readSecondFactorOptions', { totp: false, passkey: { challenge: 'AAAA' }, recoveryCode: true })),
  play: async ({ canvas }) => {
    await sees(canvas.findByLabelText(/^복구 코드/));
    await sees(canvas.getByRole('button', { name: '패스키로 확인' }));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('readSecondFactorOptions')) });

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('readSecondFactorOptions', {
        status: 401,
        code: 'sign-in-expired',
        detail: '로그인 시간이 지났습니다. 처음부터 다시 로그인해 주세요.',
      }),
    ),
});

Failed.test('Begins again at the sign-in', async ({ canvas, args }) => {
  await says(canvas, /로그인 시간이 지났습니다/);
  await expect(canvas.queryByText('잠시만 기다려 주세요.')).toBeNull();
  await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
  await press(canvas, '처음부터 로그인');
  await expect(args.onRestart).toHaveBeenCalledOnce();
});

export const WrongCode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(app, failed('answerSecondFactor', 400, 'wrong-second-factor', '코드가 맞지 않습니다.', 'code')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/코드/), '000000{Enter}');
    await says(canvas, '코드가 맞지 않습니다.');
    await expect(session.get().status).toBe('signedOut');
  },
});
