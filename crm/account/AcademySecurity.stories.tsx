import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Account } from '#client/generated/rest/account.ts';
import { staff } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { asks, says, submit, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AccountPage from './AccountPage.tsx';
import { colleagues, powers, secured } from './testing/accounts.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/설정/학원의 보안',
  component: AccountPage,
  decorators: [inCrm({ at: '/crm/account' })],
  beforeEach: ({ msw }) => msw.use(powers, colleagues),
});

const masking = { name: /끝 네 자리만 보입니다/ };

export const PhonesMasked = meta.story({
  beforeEach: ({ msw }) => {
    let account: Account = secured;
    msw.use(
      filled('readAccount', () => account),
      filled('changePhoneMasking', (_, body) => {
        sent(body);
        account = { ...account, ...body };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', masking));
    await says(screen, '바꿨습니다');
    await waitFor(() => expect(canvas.getByRole('checkbox', masking)).toBeChecked());
    await expect(sent).toHaveBeenCalledWith({ maskPhones: true });
  },
});

export const MaskingFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readAccount', secured), failed('changePhoneMasking', 503, 'busy', '잠시 뒤 다시 시도해 주세요.')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', masking));
    await says(screen, '잠시 뒤 다시 시도해 주세요.');
    await expect(canvas.getByRole('checkbox', masking)).not.toBeChecked();
  },
});

const whoMust = { name: '2단계 인증을 꼭 써야 하는 사람' };

export const RequiredOfStaff = meta.story({
  beforeEach: ({ msw }) => {
    let account: Account = secured;
    msw.use(
      filled('readAccount', () => account),
      filled('changeSecuritySettings', (_, body) => {
        sent(body);
        account = { ...account, ...body };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', whoMust), '모든 직원');
    await says(screen, '바꿨습니다');
    await waitFor(() => expect(canvas.getByRole('combobox', whoMust)).toHaveDisplayValue('모든 직원'));
    await expect(sent).toHaveBeenCalledWith({ secondFactorFor: 'STAFF' });
  },
});

/** A colleague who lost the phone signs in with the password again. */
export const ColleagueHelped = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readAccount', secured),
      filled('resetSecondFactor', (request) => void sent(new URL(request.url).pathname)),
    ),
  play: async ({ canvas }) => {
    const dialog = await askReset(canvas);
    await tells(dialog, '풀기', '풀었습니다. 다음부터 비밀번호만 묻습니다.');
    await expect(sent).toHaveBeenCalledWith(`/api/supervisor/${staff.ta.id}/second-factor`);
  },
});

export const ResetRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readAccount', secured), failed('resetSecondFactor', 404, 'not-found', '직원을 찾을 수 없습니다.')),
  play: async ({ canvas }) => {
    const dialog = await askReset(canvas);
    await submit(dialog, '풀기', '직원을 찾을 수 없습니다.');
  },
});

async function askReset(canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>) {
  const person = await canvas.findByRole('combobox', { name: '직원' });
  await expect(canvas.getByRole('button', { name: '풀기' })).toBeDisabled();
  await within(person).findByRole('option', { name: staff.ta.name });
  await userEvent.selectOptions(person, staff.ta.name);
  return asks(canvas, '풀기', '이준호 님의 2단계 인증을 풀까요?');
}
