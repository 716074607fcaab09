import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Account } from '#client/generated/rest/account.ts';
import { failed, filled } from '#mocks/states.ts';
import { openForm, press, says, sees, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import AccountPage from '../AccountPage.tsx';
import { accountId, bare, colleagues, powers, secured } from '../testing/accounts.ts';

const sent = fn();
const password = 'academy-demo';
const recoveryCodes = ['abcde-fghij', 'kmnpq-rstuv'];
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: '학원' },
  user: { id: 'AAAA', name: 'admin', displayName: '한서윤' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

const meta = preview.meta({
  title: 'CRM/설정/내 계정 인증',
  component: AccountPage,
  decorators: [inCrm({ at: '/crm/account' })],
  beforeEach: ({ msw }) => msw.use(powers, colleagues),
});

/** What this device's authenticator answers, instead of asking a person for a finger. */
function authenticator(answer: () => Promise<Credential>) {
  const made = spyOn(navigator.credentials, 'create').mockImplementation(answer);
  return () => made.mockRestore();
}

const madePasskey = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
};

type Canvas = Pick<typeof screen, 'findByRole'>;

/** Opens the dialog of a button and types the password into it. */
async function confirmPassword(canvas: Canvas, button: string) {
  const dialog = await openForm(canvas, button);
  await userEvent.type(dialog.getByLabelText(/지금 비밀번호/, { selector: 'input' }), `${password}{Enter}`);
  return dialog;
}

async function registerPasskey(canvas: Canvas) {
  const dialog = await openForm(canvas, '패스키 등록', '패스키 등록');
  await write(dialog, { 이름: '교무실 노트북' });
  await userEvent.type(dialog.getByLabelText(/지금 비밀번호/, { selector: 'input' }), `${password}{Enter}`);
  return dialog;
}

/** With the first second factor come the recovery codes. */
export const FirstPasskey = meta.story({
  beforeEach: ({ msw }) => {
    let account: Account = bare;
    msw.use(
      filled('readAccount', () => account),
      filled('beginPasskey', { options }, sent),
      filled('addPasskey', async (request) => {
        sent(await request.json());
        account = { ...bare, passkeys: secured.passkeys, recoveryCodesLeft: 10 };
        return { recoveryCodes };
      }),
    );
    return authenticator(() => Promise.resolve(madePasskey));
  },
  play: async ({ canvas }) => {
    await registerPasskey(canvas);
    const codes = within(await screen.findByRole('dialog', { name: '복구 코드' }));
    await says(codes, 'abcde-fghij');
    await press(codes, '적어 두었습니다');
    await says(canvas, '패스키 ‘교무실 노트북’', '켜짐');
    await expect(sent.mock.calls).toEqual([
      [{ currentPassword: password }],
      [{ name: '교무실 노트북', response: expect.objectContaining({ id: 'AAAA', type: 'public-key' }) }],
    ]);
  },
});

/** A further one brings no codes; the page says that it is there. */
export const FurtherPasskey = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      filled('readAccount', secured),
      filled('beginPasskey', { options }),
      filled('addPasskey', { recoveryCodes: [] }),
    );
    return authenticator(() => Promise.resolve(madePasskey));
  },
  play: async ({ canvas }) => {
    await registerPasskey(canvas);
    await says(screen, '패스키를 등록했습니다');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The device has one already, or the person cancels: what was typed stays. */
export const PasskeyKnown = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(filled('readAccount', secured), filled('beginPasskey', { options }));
    return authenticator(() => Promise.reject(new DOMException('excluded', 'InvalidStateError')));
  },
  play: async ({ canvas }) => {
    const dialog = await registerPasskey(canvas);
    await says(dialog, '이 기기에는 이미 등록한 패스키가 있습니다.');
    await expect(dialog.getByRole('textbox', { name: /이름/ })).toHaveValue('교무실 노트북');
  },
});

export const PasskeyRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      filled('readAccount', secured),
      filled('beginPasskey', { options }),
      failed('addPasskey', 409, 'duplicate-passkey', '이미 등록한 패스키입니다.'),
    );
    return authenticator(() => Promise.resolve(madePasskey));
  },
  play: async ({ canvas }) => {
    const dialog = await registerPasskey(canvas);
    await says(dialog, '이미 등록한 패스키입니다.');
    await expect(dialog.getByRole('textbox', { name: /이름/ })).toHaveValue('교무실 노트북');
  },
});

export const CodesRenewed = meta.story({
  beforeEach: ({ msw }) => {
    let account = secured;
    msw.use(
      filled('readAccount', () => account),
      filled('renewRecoveryCodes', async (request) => {
        sent(await request.json());
        account = { ...secured, recoveryCodesLeft: 10 };
        return { recoveryCodes };
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmPassword(canvas, '복구 코드 새로 받기');
    const codes = within(await screen.findByRole('dialog', { name: '복구 코드' }));
    await expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await press(codes, '적어 두었습니다');
    await says(canvas, '복구 코드 10개 남음');
    await expect(canvas.queryByText('새로 받아 두세요')).toBeNull();
    await expect(sent).toHaveBeenCalledWith({ currentPassword: password });
  },
});

export const TurnedOff = meta.story({
  beforeEach: ({ msw }) => {
    let account = secured;
    msw.use(
      filled('readAccount', () => account),
      filled('removeSecondFactor', async (request) => {
        sent(await request.json());
        account = { ...secured, totp: false, passkeys: [], recoveryCodesLeft: 0 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmPassword(canvas, '2단계 인증 끄기');
    await says(screen, '2단계 인증을 껐습니다.');
    await says(canvas, '꺼짐');
    await expect(sent).toHaveBeenCalledWith({ app: false, currentPassword: password });
  },
});

export const PasskeyRemoved = meta.story({
  beforeEach: ({ msw }) => {
    let account = secured;
    msw.use(
      filled('readAccount', () => account),
      filled('removeSecondFactor', async (request) => {
        sent(await request.json());
        account = { ...secured, passkeys: [] };
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmPassword(canvas, '삭제');
    await says(screen, '패스키를 삭제했습니다.');
    await waitFor(() => expect(canvas.queryByText('패스키 ‘교무실 노트북’')).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ passkeyId: accountId(2), currentPassword: password });
  },
});

/** Who must have a second factor keeps one. */
export const LastOneKept = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readAccount', { ...secured, passkeys: [] }),
      failed('removeSecondFactor', {
        status: 409,
        code: 'second-factor-needed',
        detail: '2단계 인증을 써야 하는 계정입니다. 다른 방법을 먼저 등록한 뒤 끊어 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await confirmPassword(canvas, '연결 끊기');
    await sees(dialog.getByRole('button', { name: '끊기' }));
    await says(dialog, /다른 방법을 먼저 등록한 뒤 끊어 주세요/);
    await says(canvas, '인증 앱');
  },
});
