import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { SetupPage } from './SetupPage.tsx';

const sent = fn();
const entered = fn();
const token = 'QWxsIHRoYXQgaXMgZ29sZCBkb2VzIG5vdCBnbGl0dGU';

const opened = { decorators: [withApp({ path: `/link/setup#${token}` })] };

const meta = preview.meta({
  title: 'App/로그인/학원 시작하기',
  component: SetupPage,
  args: { onDone: entered },
  parameters: { layout: 'fullscreen' },
});

/** What the person types, the rest stays as it is. */
async function fill(canvas: ReturnType<typeof within>) {
  await typeIn(canvas.findByLabelText(/^학원 이름/), '한빛학원');
  await typeIn(canvas.findByLabelText(/^이름/), '한서윤');
  await typeIn(canvas.findByLabelText(/^아이디/), 'wonjang');
  await typeIn(canvas.findByLabelText(/^새 비밀번호\*?$/), 'a long walk home');
  await typeIn(canvas.findByLabelText(/^새 비밀번호 확인/), 'a long walk home');
}

const typeIn = async (field: Promise<HTMLElement>, text: string) => userEvent.type(await field, text);

export const Filled = meta.story({
  ...opened,
  beforeEach: ({ msw }) => msw.use(filled('createFirstManager', buildAuth('admin'), sent)),
  play: ({ canvas }) => says(canvas, '적은 내용은 나중에 설정에서 바꿀 수 있습니다.'),
});

Filled.test('The academy is opened', async ({ canvas }) => {
  await fill(canvas);
  await press(canvas, '학원 시작하기');
  await waitFor(() => expect(entered).toHaveBeenCalled());
  await expect(sent.mock.calls[0]?.[0]).toEqual({
    token,
    academy: { academyName: '한빛학원', phone: null, address: '', hours: '', accent: '' },
    name: '한서윤',
    loginId: 'wonjang',
    newPassword: 'a long walk home',
  });
});

Filled.test('What is missing is said at its field', async ({ canvas }) => {
  await press(canvas, '학원 시작하기');
  await expect((await canvas.findAllByText(/입력해 주세요/)).length).toBeGreaterThan(2);
  await expect(sent).not.toHaveBeenCalled();
});

/** Opened without the token. */
export const NoToken = meta.story({
  decorators: [withApp({ path: '/link/setup' })],
  play: ({ canvas }) => says(canvas, '학원을 시작할 주소가 필요합니다'),
});

/** Somebody was faster, or an hour went by. */
export const Spent = meta.story({
  ...opened,
  beforeEach: ({ msw }) =>
    msw.use(
      failed('createFirstManager', { status: 400, code: 'setup-link-invalid', detail: '쓸 수 없는 주소입니다.' }),
    ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, '학원 시작하기');
    await says(canvas, '학원을 시작할 주소가 필요합니다');
  },
});

/** On its way: nothing is sent twice. */
export const Loading = meta.story({
  ...opened,
  beforeEach: ({ msw }) => msw.use(loading('createFirstManager')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, '학원 시작하기');
    await canvas.findByRole('button', { name: '학원 시작하기', busy: true });
  },
});

export const Failed = meta.story({
  ...opened,
  beforeEach: ({ msw }) => msw.use(failed('createFirstManager')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, '학원 시작하기');
    await canvas.findByText(/다시/);
  },
});

/** The academy stands, and only its logo was refused. */
export const LogoRefused = meta.story({
  ...opened,
  beforeEach: ({ msw }) => msw.use(filled('createFirstManager', buildAuth('admin')), failed('uploadLandingLogo')),
  play: async ({ canvas }) => {
    await fill(canvas);
    const logo = new File(['no picture'], '로고.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('로고', { selector: 'input' }), logo);
    await says(canvas, '로고.png 파일을 로고로 씁니다.');
    await press(canvas, '학원 시작하기');
    await says(canvas, '학원을 시작했습니다');
    await press(canvas, '학원으로 가기');
    await expect(entered).toHaveBeenCalled();
  },
});

/** A wrong file is taken out again. */
export const LogoTakenOut = meta.story({
  ...opened,
  play: async ({ canvas }) => {
    const logo = new File(['no picture'], '로고.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('로고', { selector: 'input' }), logo);
    await press(canvas, '로고 빼기');
    await expect(canvas.queryByText(/로고로 씁니다/)).toBeNull();
  },
});
