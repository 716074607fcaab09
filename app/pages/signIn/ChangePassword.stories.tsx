import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { session } from '#client/session/sessionStore.ts';
import { says } from '#ui-kit/testing/play.ts';
import { withApp } from '../../testing/withApp.tsx';
import ChangePassword from './ChangePassword.tsx';

const meta = preview.meta({
  title: 'App/로그인/비밀번호 바꾸기',
  component: ChangePassword,
  parameters: { layout: 'fullscreen' },
});

const newcomer = buildAuth('minsu', { mustChangePassword: true });

export const Temporary = meta.story({
  decorators: [withApp({ path: '/change-password', auth: newcomer })],
  beforeEach: ({ msw }) => msw.use(filled('changePassword', buildAuth('minsu', { accessToken: 'new' }))),
});

export const StudentChanges = Temporary.extend({
  play: async ({ canvas }) => {
    await fill(canvas, '임시 비밀번호', ['temporary-1', 'my own words', 'my own words']);
    await waitFor(() => expect(session.get().auth).toEqual(buildAuth('minsu', { accessToken: 'new' })));
  },
});

export const StaffChanges = meta.story({
  decorators: [withApp({ path: '/change-password', auth: buildAuth('admin') })],
  beforeEach: ({ msw }) =>
    msw.use(filled('changeSupervisorPassword', { auth: buildAuth('admin', { accessToken: 'new' }) })),
  play: async ({ canvas }) => {
    await fill(canvas, '지금 비밀번호', ['academy-demo', 'my own words', 'my own words']);
    await waitFor(() => expect(session.get().auth?.accessToken).toBe('new'));
  },
});

export const Mismatch = meta.story({
  decorators: [withApp({ path: '/change-password', auth: buildAuth('minsu') })],
  play: async ({ canvas }) => {
    await fill(canvas, '지금 비밀번호', ['academy-demo', 'my own words', 'my own word']);
    await says(canvas, '새 비밀번호와 다릅니다. 다시 입력해 주세요.');
  },
});

export const WrongCurrent = meta.story({
  decorators: [withApp({ path: '/change-password', auth: buildAuth('minsu') })],
  beforeEach: ({ msw }) =>
    msw.use(
      failed('changePassword', {
        status: 400,
        code: 'validation-failed',
        detail: '입력을 확인해 주세요.',
        errors: [{ field: 'currentPassword', message: '지금 비밀번호가 맞지 않습니다.' }],
      }),
    ),
  play: async ({ canvas }) => {
    await fill(canvas, '지금 비밀번호', ['wrong', 'my own words', 'my own words']);
    await says(canvas, '지금 비밀번호가 맞지 않습니다.');
    await expect(canvas.getByLabelText(/지금 비밀번호/)).toHaveFocus();
  },
});

export const Saving = meta.story({
  decorators: [withApp({ path: '/change-password', auth: buildAuth('minsu') })],
  beforeEach: ({ msw }) => msw.use(loading('changePassword')),
  play: async ({ canvas }) => {
    await fill(canvas, '지금 비밀번호', ['academy-demo', 'my own words', 'my own words']);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '비밀번호 바꾸기' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const ServerDown = meta.story({
  decorators: [withApp({ path: '/change-password', auth: buildAuth('minsu') })],
  beforeEach: ({ msw }) => msw.use(failed('changePassword')),
  play: async ({ canvas }) => {
    await fill(canvas, '지금 비밀번호', ['academy-demo', 'my own words', 'my own words']);
    await says(canvas, /잠시 뒤 다시 시도해 주세요/);
  },
});

async function fill(
  canvas: ReturnType<typeof within>,
  first: string,
  [current, next, repeated]: [string, string, string],
) {
  await userEvent.type(canvas.getByLabelText(new RegExp(`^${first}`)), current);
  await userEvent.type(canvas.getByLabelText(/^새 비밀번호(?! 확인)/), next);
  await userEvent.type(canvas.getByLabelText(/^새 비밀번호 확인/), `${repeated}{Enter}`);
}
