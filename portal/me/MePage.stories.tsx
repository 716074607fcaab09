import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { session } from '#client/session/sessionStore.ts';
import { buildStudent } from '#mocks/builders/student.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { COLOR_MODE_KEY, setMode } from '#ui-kit/theme/colorMode.ts';
import { paths } from './index.tsx';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalMeDocument } from './generated/graphql.ts';
import MePage from './MePage.tsx';

const meta = preview.meta({
  title: 'Portal/Me',
  component: MePage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.me })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalMeDocument, { students: [buildStudent()] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('010-5550-1007')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '비밀번호 바꾸기' })).toHaveAttribute('href', '/change-password');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalMeDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalMeDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalMeDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeEnabled();
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const ChoosesDark = Filled.extend({
  beforeEach: () => () => setMode('system'),
  play: async ({ canvas }) => {
    const light = canvas.getByRole('radio', { name: '밝게' });
    await userEvent.click(light);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '어둡게' })).toBeChecked();
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark');
  },
});

export const SignOutFails = Filled.extend({
  beforeEach: ({ msw }) => msw.use(failed('logout', { status: 503, detail: '지금은 로그아웃할 수 없습니다.' })),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '로그아웃' });
    await userEvent.click(button);
    // The toast's layer opens a moment after its text is rendered.
    await waitFor(() => expect(canvas.getByText('지금은 로그아웃할 수 없습니다.')).toBeVisible());
    await expect(button).toBeEnabled();
    await expect(session.get().status).toBe('signedIn');
  },
});
