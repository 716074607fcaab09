import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, press, says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { keepFiles, pdf, saved } from '../../shared/testing/savedFiles.ts';
import { MyPayDocument, StatementLinesDocument } from '../generated/graphql.ts';
import { lines, pay } from '../testing/myPay.ts';
import { MyPay } from './MyPay.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/근무/내 급여',
  component: MyPay,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/work' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(MyPayDocument, pay), filled(StatementLinesDocument, { payStatementLines: lines })),
});

Filled.test('A month is opened', async ({ canvas }) => {
  await userEvent.click(await canvas.findByText('2026년 11월'));
  await canvas.findByRole('table', { name: '2026년 11월 급여' });
  await userEvent.click(await canvas.findByText('2026년 10월'));
  await canvas.findByRole('button', { name: '급여명세서 PDF' });
});

export const Account = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyPayDocument, pay)),
  play: async ({ canvas }) => {
    await says(canvas, '2026년 11월');
    await press(canvas, '급여 계좌');
    await within(await canvas.findByRole('dialog', { name: '급여 계좌' })).findByRole('textbox', { name: /은행/ });
  },
});

async function writeAccount(canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>) {
  await says(canvas, '2026년 11월');
  const dialog = await openForm(canvas, '급여 계좌', '급여 계좌');
  await write(dialog, { 은행: '국민은행', 계좌번호: '12345678901234' });
  await press(dialog, '저장');
  return dialog;
}

export const AccountSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyPayDocument, pay), filled('saveMyAccount', undefined, sent)),
  play: async ({ canvas }) => {
    await writeAccount(canvas);
    await says(screen, '급여 계좌를 저장했습니다');
    const accountName = staff.ta.name;
    await expect(sent).toHaveBeenCalledWith({ bank: '국민은행', accountNumber: '12345678901234', accountName });
  },
});

/** The server cannot be reached; what was typed stays. */
export const AccountFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyPayDocument, pay), failed('saveMyAccount')),
  play: async ({ canvas }) => {
    const dialog = await writeAccount(canvas);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/잠시 뒤 다시 시도해 주세요/);
    await expect(dialog.getByRole('textbox', { name: /계좌번호/ })).toHaveValue('12345678901234');
  },
});

async function printOctober(canvas: Pick<typeof screen, 'findByRole' | 'findByText'>) {
  await userEvent.click(await canvas.findByText('2026년 10월'));
  await press(canvas, '급여명세서 PDF');
}

export const SlipPrinted = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      filled(MyPayDocument, pay),
      filled('printMySlip', (request) => {
        sent(new URL(request.url).pathname);
        return pdf();
      }),
    );
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await printOctober(canvas);
    await hears(saved, '2026년 10월 급여명세서.pdf');
    await expect(sent).toHaveBeenCalledWith('/api/supervisor/my-pay-info/2026-10/slip');
  },
});

export const SlipFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(MyPayDocument, pay), failed('printMySlip', 404, 'not-found', '급여명세서를 찾을 수 없습니다.')),
  play: async ({ canvas }) => {
    await printOctober(canvas);
    await says(screen, '급여명세서를 찾을 수 없습니다.');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyPayDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyPayDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyPayDocument)) });
