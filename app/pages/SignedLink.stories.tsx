import { Route, Routes } from 'react-router';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled } from '#mocks/states.ts';
import { withApp } from '../testing/withApp.tsx';
import SignedLink from './SignedLink.tsx';

const token = '4f9f0c1e-6f6e-4f0a-9a59-0c9a4cf4d0b1';

const meta = preview.meta({
  title: 'App/SignedLink',
  component: SignedLink,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="link/:token" element={<SignedLink />} />
      <Route path="login" element={<p>로그인 화면</p>} />
    </Routes>
  ),
});

const decorators = [withApp({ path: `/link/${token}` })];

export const Default = meta.story({ decorators });

export const Used = meta.story({
  decorators,
  beforeEach: ({ msw }) =>
    msw.use(
      filled('resetPasswordViaUuid', async (request) => {
        await expect(await request.json()).toEqual({ uuid: token, newPassword: 'my own words' });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호(?! 확인)/), 'my own words');
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호 확인/), 'my own words{Enter}');
    await expect(await canvas.findByText('로그인 화면')).toBeVisible();
  },
});

export const Expired = meta.story({
  decorators,
  beforeEach: ({ msw }) =>
    msw.use(
      failed('resetPasswordViaUuid', { status: 400, code: 'reset-link-invalid', detail: '쓸 수 없는 링크입니다.' }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호(?! 확인)/), 'my own words');
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호 확인/), 'my own words{Enter}');
    await expect(await canvas.findByRole('heading', { name: '쓸 수 없는 링크입니다' })).toBeVisible();
  },
});

export const Malformed = meta.story({ decorators: [withApp({ path: '/link/abc' })] });
