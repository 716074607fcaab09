import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { clearHomeCache } from '#client/page/homeCache.ts';
import { KEPT_HOME, session } from '#client/session/sessionStore.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudent } from '#mocks/builders/student.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { COLOR_MODE_KEY, setMode } from '#ui-kit/theme/colorMode.ts';
import { hears, openForm, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { photographOf } from '../shared/testing/photographOf.ts';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalMeDocument, PortalMyDataDocument } from './generated/graphql.ts';
import MePage from './MePage.tsx';
import { signIn } from './testing/signIn.ts';

const sessions = [signIn('s1', 'Chrome · Android', true), signIn('s2', 'Safari · iPhone', false)];

const meta = preview.meta({
  title: 'Portal/내 정보/내 정보',
  component: MePage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.me })],
  beforeEach: ({ msw }) =>
    msw.use(filled('readSessions', { sessions }), filled('readCalendarLink', { createdAt: null })),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalMeDocument, { students: [buildStudent()], files: [] })),
});

Filled.test('A number is shown', async ({ canvas }) => {
  await says(canvas, '010-••••-1007');
  await submit(canvas, '보기', '010-5550-1007');
  await expect(canvas.getByRole('link', { name: '비밀번호 바꾸기' })).toHaveAttribute('href', '/change-password');
});

const uploaded = fn<(size: number) => void>();

/** A picture is cut to a square in the browser before it is sent. */
export const NewPicture = Filled.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('uploadProfileImage', async (request) => {
        const file = (await request.formData()).get('file') as File;
        const { width, height } = await createImageBitmap(file);
        uploaded(width / height);
        return { id: '01990000-0000-7000-8000-0000000d0001' };
      }),
    ),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('프로필 사진 고르기');
    await userEvent.upload(input, await photographOf('나', 5));
    const dialog = within(await canvas.findByRole('dialog', { name: '프로필 사진' }));
    await sees(dialog.findByRole('img', { name: '자른 모습' }));
    dialog.getByLabelText('크기').focus();
    await userEvent.keyboard('{ArrowRight}');
    await press(dialog, '이 사진 사용');
    await hears(uploaded, 1);
    await says(canvas, '프로필 사진을 바꿨어요');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalMeDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalMeDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalMeDocument)),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: '다시 시도' }));
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeEnabled();
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const ChoosesDark = Filled.extend({
  beforeEach: () => () => setMode('system'),
  play: async ({ canvas }) => {
    const light = await canvas.findByRole('radio', { name: '밝게' });
    await userEvent.click(light);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '어둡게' })).toBeChecked();
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark');
  },
});

export const KeepsHomeOffline = Filled.extend({
  beforeEach: () => clearHomeCache,
  play: async ({ canvas }) => {
    await press(canvas, '오프라인 보기 켜기', '오프라인 보기 끄기');
    await sees(canvas.findByRole('button', { name: '오프라인 보기 켜기' }));
    await expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(KEPT_HOME);
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

const ended = fn<(body: unknown) => void>();

/** Another device is signed out with the password. */
export const EndsASession = Filled.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('endSessions', async (request) => void ended(await request.json())),
      filled('readSessions', () => ({ sessions: ended.mock.calls.length > 0 ? sessions.slice(0, 1) : sessions })),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Safari · iPhone 로그아웃', '다른 기기 로그아웃');
    await userEvent.type(dialog.getByLabelText(/^지금 비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await hears(ended, { currentPassword: 'academy-demo', sessionId: namedId('s2') });
    await waitFor(() => expect(canvas.queryByText(/Safari/)).toBeNull());
  },
});

let link: string | null = null;

/** The calendar's address is shown once, copied, and revoked. */
export const Calendar = Filled.extend({
  beforeEach: ({ msw }) => {
    link = null;
    msw.use(
      filled('readCalendarLink', () => ({ createdAt: link })),
      filled('createCalendarLink', () => {
        link = '2026-11-21T09:00:00Z';
        return { url: `http://localhost/api/calendar/${'A'.repeat(64)}.ics` };
      }),
      filled('revokeCalendarLink', () => void (link = null)),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, '주소 만들기');
    await expect(await canvas.findByLabelText('캘린더 주소')).toHaveValue(
      `http://localhost/api/calendar/${'A'.repeat(64)}.ics`,
    );
    const webcal = `webcal://localhost/api/calendar/${'A'.repeat(64)}.ics`;
    await expect(canvas.getByRole('link', { name: '휴대폰 캘린더에 추가' })).toHaveAttribute('href', webcal);
    const google = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: '구글 캘린더에 추가' }).href);
    await expect([google.host, google.searchParams.get('cid')]).toEqual(['calendar.google.com', webcal]);
    await press(canvas, '구독 끊기');
    await waitFor(() => expect(canvas.queryByLabelText('캘린더 주소')).toBeNull());
    await sees(canvas.findByRole('button', { name: '주소 만들기' }));
  },
});

const saved = fn<(name: string) => void>();

/** One's data is a file. */
export const MyData = Filled.extend({
  beforeEach: ({ msw }) => {
    msw.use(empty(PortalMyDataDocument));
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click() {
      saved(this.download);
    };
    return () => void (HTMLAnchorElement.prototype.click = click);
  },
  play: async ({ canvas }) => {
    await press(canvas, '파일 다운로드');
    await hears(saved, expect.stringMatching(/^내 정보 \d{4}-\d\d-\d\d\.json$/));
  },
});

/** 390 px at 200 %. */
export const Enlarged = Filled.extend({
  decorators: [
    (Story) => (
      <div style={{ width: 195 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await says(canvas, '010-••••-1007');
    const card = canvas.getByText('휴대폰').closest('section')!;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});
