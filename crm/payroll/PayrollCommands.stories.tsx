import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled } from '#mocks/states.ts';
import { hears, openForm, press, retype, says, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { keepFiles, pdf, saved } from '../shared/testing/savedFiles.ts';
import { StatementLinesDocument } from './generated/graphql.ts';
import { PayOfTaDocument, PayrollDocument, PayRulesDocument } from './generated/manager.ts';
import PayrollPage from './PayrollPage.tsx';
import { closed, detail, open, payStatementLines, rules, taId } from './testing/register.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/급여/급여 처리',
  component: PayrollPage,
  decorators: [inCrm({ at: '/crm/admin/payroll?month=2026-10' })],
  beforeEach: ({ msw }) => {
    msw.use(
      filled(PayOfTaDocument, detail),
      filled(StatementLinesDocument, { payStatementLines }),
      filled('printSlips', (request) => {
        const { pathname, search } = new URL(request.url);
        sent(pathname + search);
        return pdf();
      }),
    );
    return keepFiles();
  },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText'>;

export const SlipsPrinted = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PayrollDocument, closed)),
  play: async ({ canvas }) => {
    await press(canvas, '급여명세서 PDF');
    await hears(saved, '2026년 10월 급여명세서.pdf');
    await expect(sent).toHaveBeenCalledWith('/api/admin/payroll/2026-10/slips');
  },
});

export const SlipsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PayrollDocument, closed), failed('printSlips', 404, 'not-found', '급여명세서를 찾을 수 없습니다.')),
  play: async ({ canvas }) => {
    await tells(canvas, '급여명세서 PDF', '급여명세서를 찾을 수 없습니다.');
    await expect(saved).not.toHaveBeenCalled();
  },
});

async function openPay(canvas: Canvas) {
  await userEvent.click(await canvas.findByText('이준호'));
  return within(await screen.findByRole('dialog', { name: '이준호 2026년 10월 급여' }));
}

export const OneSlipPrinted = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PayrollDocument, closed)),
  play: async ({ canvas }) => {
    const dialog = await openPay(canvas);
    await press(dialog, '급여명세서 PDF');
    await hears(saved, '이준호 2026년 10월 급여명세서.pdf');
    await expect(sent).toHaveBeenCalledWith(`/api/admin/payroll/2026-10/slips?taId=${taId(3)}`);
  },
});

async function writeAccount(canvas: Canvas, accountNumber: string) {
  const pay = await openPay(canvas);
  const dialog = await openForm(pay, '계좌 수정', '급여 계좌');
  const field = dialog.getByRole('textbox', { name: /계좌번호/ });
  await retype(field, accountNumber);
  await press(dialog, '저장');
  return { pay, dialog, field };
}

export const AccountChanged = meta.story({
  beforeEach: ({ msw }) => {
    let { taBankAccounts } = detail;
    msw.use(
      filled(PayrollDocument, open),
      filled(PayOfTaDocument, () => ({ ...detail, taBankAccounts })),
      filled('saveTaAccount', async (request) => {
        const body = (await request.json()) as (typeof taBankAccounts)[0];
        sent(body);
        // Digits alone are stored.
        taBankAccounts = [{ ...taBankAccounts[0], ...body, accountNumber: body.accountNumber.replaceAll('-', '') }];
        return { id: taId(70) };
      }),
    );
  },
  play: async ({ canvas }) => {
    const { pay } = await writeAccount(canvas, '987-654-321098');
    await says(screen, '급여 계좌를 저장했습니다');
    await says(pay, /987654321098/);
    await expect(sent).toHaveBeenCalledWith({
      bank: '국민은행',
      accountNumber: '987-654-321098',
      accountName: '이준호',
    });
  },
});

/** What was typed stays in the form. */
export const AccountRefused = meta.story({
  beforeEach: ({ msw }) => {
    const words = '계좌번호는 숫자 6–20자리여야 합니다.';
    const errors = [{ field: 'accountNumber', message: words }];
    msw.use(
      filled(PayrollDocument, open),
      failed('saveTaAccount', { status: 422, code: 'invalid-value', detail: words, errors }),
    );
  },
  play: async ({ canvas }) => {
    const { dialog, field } = await writeAccount(canvas, '12-3456');
    await says(dialog, '계좌번호는 숫자 6–20자리여야 합니다.');
    await expect(field).toHaveValue('12-3456');
  },
});

async function removeRule(canvas: Canvas) {
  const dialog = await openForm(canvas, '급여 기준', '급여 기준');
  await press(dialog, '1월 1일 (목) 최저임금 삭제');
  const name = '1월 1일 (목)부터의 최저임금 기준을 삭제할까요?';
  const question = within(await screen.findByRole('alertdialog', { name }));
  await press(question, '삭제');
  return { dialog, question };
}

export const RuleRemoved = meta.story({
  beforeEach: ({ msw }) => {
    let payRules = rules;
    msw.use(
      filled(PayrollDocument, open),
      filled(PayRulesDocument, () => ({ payRules })),
      filled('deletePayRule', (request) => {
        sent(new URL(request.url).pathname);
        payRules = rules.slice(1);
      }),
    );
  },
  play: async ({ canvas }) => {
    const { dialog } = await removeRule(canvas);
    await says(screen, '급여 기준을 삭제했습니다');
    await waitFor(() => expect(dialog.queryByText('1월 1일 (목)부터 최저임금 10,320원')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(`/api/admin/pay-rules/${taId(80)}`);
  },
});

export const RuleOfClosedMonth = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PayrollDocument, open),
      filled(PayRulesDocument, { payRules: rules }),
      failed('deletePayRule', {
        status: 409,
        code: 'month-closed',
        detail: '2026년 10월까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.',
      }),
    ),
  play: async ({ canvas }) => {
    const { dialog, question } = await removeRule(canvas);
    await says(question, /2026년 10월까지 급여가 마감되어/);
    await says(dialog, '1월 1일 (목)부터 최저임금 10,320원');
  },
});
