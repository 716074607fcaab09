import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { MyClaimsDocument } from '../../expenseClaims/generated/graphql.ts';
import { MyPayDocument } from '../../payroll/generated/graphql.ts';
import { pay } from '../../payroll/testing/myPay.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { press, retype, rewrite, says, submit, write } from '#ui-kit/testing/play.ts';
import { MyWorkDocument } from '../generated/graphql.ts';
import { dayOfMonth, kinds, shiftOn } from '../testing/shifts.ts';
import WorkPage from './WorkPage.tsx';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/근무/정정을 요청하는 창',
  component: WorkPage,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/work' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyPayDocument, pay),
      filled(MyClaimsDocument, { expenseClaims: [] }),
      filled('readClock', () => ({ serverTime: inMinutes(0) })),
      filled(MyWorkDocument, {
        workRecords: [shiftOn(dayOfMonth(2))],
        open: [],
        workCorrections: [],
        taWageTypes: kinds.map((wageType) => ({ wageType })),
        tas: [{ id: staff.ta.id }],
      }),
    ),
});

/** Opens the form of a shift, and writes when it ended and why. */
async function askForMore(): Promise<HTMLElement> {
  await press(screen, '정정 요청');
  const dialog = await screen.findByRole('dialog', { name: '근무 정정 요청' });
  await rewrite(within(dialog), { 퇴근: '2300' });
  await write(within(dialog), { 사유: '정리하고 갔어요' });
  return dialog;
}

export const Asking = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('askWorkCorrection')),
  play: async () => sendUnanswered(await askForMore(), '요청하기'),
});

/** The refusal stands at the time that is wrong, which stays. */
export const TooLong = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('askWorkCorrection', 422, 'too-long', '근무는 24시간을 넘을 수 없습니다.', 'endedAt')),
  play: async ({ msw }) => {
    const dialog = within(await askForMore());
    await press(dialog, '요청하기');
    const to = dialog.getByRole('textbox', { name: /퇴근/ });
    await waitFor(() => expect(to).toHaveAccessibleDescription(/24시간을 넘을 수 없습니다/));
    await expect(to).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('정리하고 갔어요');
    msw.use(filled('askWorkCorrection', { id: shiftOn(dayOfMonth(2)).id }, asked));
    await retype(to, '2230{Enter}');
    await says(screen, '정정을 요청했습니다. 관리자가 확인하면 바뀝니다.');
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ endedAt: expect.stringContaining('T22:30'), reason: '정리하고 갔어요' }),
    );
  },
});

export const AskedAlready = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('askWorkCorrection', 409, 'already-asked', '이 근무의 정정 요청이 이미 기다리고 있습니다.')),
  play: async () => {
    const dialog = within(await askForMore());
    await submit(dialog, '요청하기', '이 근무의 정정 요청이 이미 기다리고 있습니다.');
    await expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('정리하고 갔어요');
  },
});
