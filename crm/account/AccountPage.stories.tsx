import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { staff } from '#mocks/cast.ts';
import { closes, hears, openForm, press, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AccountPage from './AccountPage.tsx';
import { accountId, bare, colleagues, powers, secured } from './testing/accounts.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/설정/내 계정',
  component: AccountPage,
  decorators: [inCrm({ at: '/crm/account' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(powers, colleagues, filled('readAccount', secured)),
  play: ({ canvas }) => says(canvas, '새 기기에서 로그인했습니다.', '새로 받아 두세요', '비밀번호가 틀린 로그인 시도'),
});

/** Nothing set up and nothing recorded. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(powers, colleagues, filled('readAccount', bare)),
  play: async ({ canvas }) => {
    await says(canvas, '꺼짐');
    await expect(canvas.queryByRole('button', { name: '2단계 인증 끄기' })).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(powers, colleagues, loading('readAccount')) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(powers, colleagues, failed('readAccount')) });

/** A TA has no settings of the academy. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled('readAccount', bare)),
  play: async ({ canvas }) => {
    await says(canvas, '꺼짐');
    await expect(canvas.queryByText('학원의 2단계 인증')).toBeNull();
  },
});

export const ConnectsApp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      powers,
      colleagues,
      filled('readAccount', bare),
      filled('beginTotp', {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/a:admin?secret=JBSWY3DPEHPK3PXP&issuer=a',
      }),
      filled('confirmTotp', { recoveryCodes: ['abcde-fghij', 'kmnpq-rstuv'] }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '인증 앱 연결');
    await userEvent.type(canvas.getByLabelText(/지금 비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await sees(canvas.findByRole('img', { name: /QR/ }));
    await userEvent.type(canvas.getByLabelText(/코드/, { selector: 'input' }), '123456{Enter}');
    await says(canvas, 'abcde-fghij');
    await closes(canvas, '적어 두었습니다');
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      powers,
      colleagues,
      filled('readAccount', bare),
      failed('beginTotp', {
        status: 400,
        code: 'validation-failed',
        errors: [{ field: 'currentPassword', message: '지금 비밀번호가 맞지 않습니다.' }],
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '인증 앱 연결');
    await userEvent.type(canvas.getByLabelText(/지금 비밀번호/, { selector: 'input' }), 'wrong{Enter}');
    await says(canvas, '지금 비밀번호가 맞지 않습니다.');
  },
});

export const EndsAnotherDevice = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      powers,
      colleagues,
      filled('readAccount', secured),
      filled('endSessions', async (request) => void sent(await request.json()) as never),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '로그아웃');
    await userEvent.type(dialog.getByLabelText(/지금 비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
    await hears(sent, { currentPassword: 'academy-demo', sessionId: accountId(3) });
  },
});

export const GivesPower = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      powers,
      colleagues,
      filled('readAccount', bare),
      filled('changePowers', async (request) => void sent(await request.json()) as never),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `${staff.ta.name} 학생 삭제` }));
    await hears(sent, { powers: ['ANONYMISE', 'ISSUE_PASSWORDS'] });
  },
});
