import { expect, waitFor } from 'storybook/test';
import { busy } from '#client/page/busy.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { hears, press, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { keepFiles, saved } from '../shared/testing/savedFiles.ts';
import { ClosedTools } from './month/MonthTools.tsx';

const meta = preview.meta({
  title: 'CRM/급여/이체 목록',
  component: ClosedTools,
  args: { month: '2026-10' },
  decorators: [inCrm({ at: '/crm/admin/payroll?month=2026-10' })],
  beforeEach: keepFiles,
});

const taId = (at: number): string => `01990000-0000-7000-8000-00000000090${at}`;
const account = { bank: '국민은행', accountNumber: '12345678901234', accountName: '이준호' };
const list = {
  month: '2026-10',
  payDay: '2026-11-10',
  transfers: [{ taId: taId(1), name: '이준호', amount: 552_420, ...account }],
  withoutAccount: [],
};

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readBankList', list)),
});

Filled.test('The list is saved', async ({ canvas }) => {
  await press(canvas, '이체 목록 엑셀');
  await hears(saved, '2026년 10월 급여 이체.xlsx');
  await expect(canvas.queryByText(/계좌가 없어/)).toBeNull();
});

/** The file is saved; who is not in it is named. */
export const WithoutAccount = meta.story({
  beforeEach: ({ msw }) => {
    const withoutAccount = ['김하늘', '정다은'].map((name, at) => ({ taId: taId(5 + at), name, amount: 500_000 }));
    msw.use(filled('readBankList', { ...list, withoutAccount }));
  },
  play: async ({ canvas }) => {
    await submit(canvas, '이체 목록 엑셀', '계좌가 없어 빠진 조교: 김하늘, 정다은');
    await expect(saved).toHaveBeenCalledOnce();
  },
});

/** A colleague reopened the month meanwhile. */
export const Reopened = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '2026년 10월 급여 마감을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.';
    msw.use(failed('readBankList', 404, 'not-found', detail));
  },
  play: async ({ canvas }) => {
    await submit(canvas, '이체 목록 엑셀', /2026년 10월 급여 마감을 찾을 수 없습니다/);
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** The list is being made: the whole screen waits, so that it is made once. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('readBankList')),
  play: async ({ canvas }) => {
    await press(canvas, '이체 목록 엑셀');
    await waitFor(() => expect(busy.get().tasks.map(({ label }) => label)).toEqual(['이체 목록을 만드는 중입니다']));
    await expect(saved).not.toHaveBeenCalled();
  },
});
