import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { withApp } from '../../testing/withApp.tsx';
import FindPassword from './FindPassword.tsx';

const meta = preview.meta({
  title: 'App/로그인/비밀번호 찾기',
  component: FindPassword,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/find-password' })],
});

export const Default = meta.story();

export const Sent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('findPassword', async (request) => {
        await expect(await request.json()).toEqual({ loginId: '20260001', phone: '01012345678' });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/휴대폰/), '01012345678');
    await press(canvas, '링크 받기');
    await expect(await canvas.findByRole('status')).toHaveTextContent('링크는 10분 동안 한 번 쓸 수 있습니다.');
  },
});

export const TooOften = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('findPassword', 429, 'too-many-attempts', '너무 여러 번 시도했습니다. 15분 뒤 다시 해 주세요.')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/휴대폰/), '01012345678{Enter}');
    await says(canvas, /너무 여러 번/);
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('findPassword')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/휴대폰/), '01012345678{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '링크 받기' })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('findPassword')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/휴대폰/), '01012345678{Enter}');
    await says(canvas, /잠시 뒤 다시 시도해 주세요/);
  },
});
