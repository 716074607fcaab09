import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { busy } from '#client/page/busy.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { staff } from '#mocks/cast.ts';
import { press, retype, says, sees, triesAgain } from '#ui-kit/testing/play.ts';
import { OtherManagersDocument } from '../tas/generated/manager.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StatementLinesDocument } from './generated/graphql.ts';
import { PayOfTaDocument, PayrollDocument, PayRulesDocument } from './generated/manager.ts';
import PayrollPage from './PayrollPage.tsx';
import { detail, open, payStatementLines, rules, taId } from './testing/register.ts';

// Filled in the stories of the payroll.
const meta = preview.meta({
  title: 'CRM/급여/급여의 창',
  component: PayrollPage,
  decorators: [inCrm({ at: '/crm/admin/payroll?month=2026-10' })],
  beforeEach: ({ msw }) =>
    msw.use(filled(PayrollDocument, open), filled(StatementLinesDocument, { payStatementLines })),
});

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText'>;

async function openClosing(canvas: Canvas) {
  await press(canvas, '2026년 10월 마감');
  const element = await screen.findByRole('dialog', { name: '2026년 10월 급여를 마감할까요?' });
  const dialog = within(element);
  const day = await dialog.findByRole('textbox', { name: /지급일/ });
  await retype(day, '2026-11-12{Tab}');
  return { element, dialog, day, close: dialog.getByRole('button', { name: '마감' }) };
}

export const ClosePending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('closePayroll')),
  play: async ({ canvas }) => {
    const { element, day, close } = await openClosing(canvas);
    await sendsOnce(close);
    await expect(busy.get().tasks.map(({ label }) => label)).toEqual(['급여를 마감하는 중입니다']);
    await expect(day).toHaveValue('2026-11-12');
    await staysOpen(element);
  },
});

/** A colleague closed the month first. */
export const CloseRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail_ = '2026년 10월까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.';
    msw.use(failed('closePayroll', 409, 'month-closed', detail_));
  },
  play: async ({ canvas }) => {
    const { dialog, day, close } = await openClosing(canvas);
    await userEvent.click(close);
    await says(dialog, /2026년 10월까지 급여가 마감되어/);
    await expect(day).toHaveValue('2026-11-12');
    await expect(busy.get().tasks).toEqual([]);
  },
});

async function openPay(canvas: Canvas) {
  await userEvent.click(await canvas.findByText('이준호'));
  return within(await screen.findByRole('dialog', { name: '이준호 2026년 10월 급여' }));
}

/** Nothing was worked, added or taken off, and there is no account. */
export const PayEmpty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PayOfTaDocument), empty(StatementLinesDocument)),
  play: async ({ canvas }) => {
    const dialog = await openPay(canvas);
    await says(dialog, '급여 계좌가 없습니다.');
    await expect(dialog.queryByRole('button', { name: /근거$/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: '추가/공제' })).toBeEnabled();
  },
});

const mine = <Data,>(data: Data): Data => JSON.parse(JSON.stringify(data).replaceAll(taId(3), staff.admin.id)) as Data;

/** One's own: the lines are shown, an addition is another's to decide. */
export const PayOwn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PayrollDocument, mine(open)),
      filled(PayOfTaDocument, mine(detail)),
      filled(OtherManagersDocument, { staff: [{ id: staff.taAdmin.id }] }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openPay(canvas);
    await says(dialog, '내 추가/공제는 다른 관리자가 정합니다.');
    await expect(dialog.queryByRole('button', { name: '추가/공제' })).toBeNull();
  },
});

export const PayLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(PayOfTaDocument)),
  play: async ({ canvas }) => {
    const dialog = await openPay(canvas);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.queryByText('급여 계좌가 없습니다.')).toBeNull();
  },
});

export const PayFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PayOfTaDocument)),
  play: async ({ canvas, msw }) => {
    const dialog = await openPay(canvas);
    await triesAgain(dialog, () => msw.use(filled(PayOfTaDocument, detail)));
    await says(dialog, /국민은행 12345678901234/);
  },
});

async function openRules(canvas: Canvas) {
  await press(canvas, '급여 기준');
  const element = await screen.findByRole('dialog', { name: '급여 기준' });
  return { element, dialog: within(element) };
}

/** A wage of the next year, typed. */
async function writeRule(canvas: Canvas) {
  const { element, dialog } = await openRules(canvas);
  const amount = await dialog.findByRole('textbox', { name: /금액 또는 시간/ });
  await userEvent.type(amount, '10700');
  return { element, dialog, amount, add: dialog.getByRole('button', { name: '기준 추가' }) };
}

/** Nothing is set yet. */
export const NoRules = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PayRulesDocument)),
  play: async ({ canvas }) => {
    const { dialog } = await openRules(canvas);
    await says(dialog, '아직 정한 기준이 없습니다.');
  },
});

export const RulesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(PayRulesDocument)),
  play: async ({ canvas }) => {
    const { dialog } = await openRules(canvas);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.queryByText('아직 정한 기준이 없습니다.')).toBeNull();
  },
});

export const RulesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PayRulesDocument)),
  play: async ({ canvas, msw }) => {
    const { dialog } = await openRules(canvas);
    await triesAgain(dialog, () => msw.use(filled(PayRulesDocument, { payRules: rules })));
    await says(dialog, '1월 1일 (목)부터 최저임금 10,320원');
  },
});

export const RulePending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PayRulesDocument, { payRules: rules }), loading('savePayRule')),
  play: async ({ canvas }) => {
    const { element, add } = await writeRule(canvas);
    await sendsOnce(add);
    await staysOpen(element);
  },
});

/** The day is within a month that is closed: the amount stays, and a later day goes through. */
export const RuleRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail_ = '2026년 10월까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.';
    msw.use(filled(PayRulesDocument, { payRules: rules }), failed('savePayRule', 409, 'month-closed', detail_));
  },
  play: async ({ canvas, msw }) => {
    const { dialog, amount, add } = await writeRule(canvas);
    await userEvent.click(add);
    await says(dialog, /2026년 10월까지 급여가 마감되어/);
    await waitFor(() => expect(amount).toHaveValue('10,700'));
    msw.use(filled('savePayRule'));
    await userEvent.click(add);
    await says(screen, '급여 기준을 저장했습니다');
  },
});
