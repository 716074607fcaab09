import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { press, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import AccountPage from '../AccountPage.tsx';
import { bare, colleagues, powers, secured } from '../testing/accounts.ts';

const meta = preview.meta({
  title: 'CRM/설정/내 계정 인증 등록',
  component: AccountPage,
  decorators: [inCrm({ at: '/crm/account' })],
  beforeEach: ({ msw }) => msw.use(powers, colleagues),
});

const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a:admin?secret=JBSWY3DPEHPK3PXP&issuer=a' };

/** Opens the dialog of a button of the page and types the password. */
async function openFactor(canvas: Pick<typeof screen, 'findByRole'>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await userEvent.type(within(dialog).getByLabelText(/지금 비밀번호/, { selector: 'input' }), 'academy-demo');
  return dialog;
}

/** The second step of an app: its code. */
async function openCode(canvas: Pick<typeof screen, 'findByRole'>) {
  const first = within(await openFactor(canvas, '인증 앱 연결'));
  await press(first, '다음');
  const code = await screen.findByRole('textbox', { name: /코드/ });
  await userEvent.type(code, '123456');
  return { code, dialog: screen.getByRole('dialog', { name: '인증 앱 연결' }) };
}

export const PasskeyPending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAccount', secured), loading('beginPasskey')),
  play: async ({ canvas }) => {
    const dialog = await openFactor(canvas, '패스키 등록');
    const name = within(dialog).getByRole('textbox', { name: /이름/ });
    await userEvent.type(name, '교무실 노트북');
    await sendsOnce(within(dialog).getByRole('button', { name: '등록' }));
    await expect(name).toHaveAttribute('readonly');
    await staysOpen(dialog);
  },
});

export const AppPending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAccount', bare), loading('beginTotp')),
  play: async ({ canvas }) => {
    const dialog = await openFactor(canvas, '인증 앱 연결');
    await sendsOnce(within(dialog).getByRole('button', { name: '다음' }));
    await staysOpen(dialog);
  },
});

export const CodePending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAccount', bare), filled('beginTotp', key), loading('confirmTotp')),
  play: async ({ canvas }) => {
    const { code, dialog } = await openCode(canvas);
    await sendsOnce(within(dialog).getByRole('button', { name: '연결' }));
    await expect(code).toHaveValue('123456');
    await staysOpen(dialog);
  },
});

/** A code that is over: told at its field; the picture stays, to type the next one. */
export const CodeRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '코드가 맞지 않습니다. 앱에 보이는 지금 코드를 입력해 주세요.';
    const problem = { status: 400, code: 'validation-failed', detail, errors: [{ field: 'code', message: detail }] };
    msw.use(filled('readAccount', bare), filled('beginTotp', key), failed('confirmTotp', problem));
  },
  play: async ({ canvas }) => {
    const { code, dialog } = await openCode(canvas);
    await press(within(dialog), '연결');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/앱에 보이는 지금 코드를 입력해 주세요/));
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('123456');
    await sees(within(dialog).getByRole('img', { name: /QR/ }));
  },
});
