import { userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { MyClaimsDocument } from '../../expenseClaims/generated/graphql.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { MyPayDocument, MyPayLinesDocument } from '../generated/graphql.ts';
import MyPayPage from './MyPayPage.tsx';

const id = (at: number) => `01990000-0000-7000-8000-0000000008${String(at).padStart(2, '0')}`;
const nothing = {
  refId: null,
  label: null,
  week: null,
  spentOn: null,
  minutes: null,
  hourlyWage: null,
  workedDays: null,
  wholeDays: null,
  monthlyWageType: null,
};
const lines = [
  Object.assign({}, nothing, {
    id: 'a',
    kind: 'HOURLY',
    label: '클리닉 조교',
    minutes: 2_190,
    hourlyWage: 12_500,
    amount: 456_250,
  }),
  Object.assign({}, nothing, { id: 'b', kind: 'INCOME_TAX', amount: -13_680 }),
  Object.assign({}, nothing, { id: 'c', kind: 'LOCAL_INCOME_TAX', amount: -1_360 }),
];
const sums = { minutes: 2_190, earned: 456_250, claimed: 0, withheld: 15_040, net: 441_210 };
const pay = {
  payRegister: [
    Object.assign({ id: 'open', month: '2026-02-01', slipId: null }, sums),
    Object.assign({ id: 'closed', month: '2026-01-01', slipId: id(1) }, sums),
  ],
  paySlips: [{ id: id(1), payDay: '2026-02-10', lines }],
  taBankAccounts: [],
};
const expenseClaims = [
  ['REQUESTED', 12_300, '간식', null, null],
  ['APPROVED', 33_500, '보드마카 2상자', '2026-02-01', null],
  ['REJECTED', 8_000, '택시', null, '영수증이 없습니다.'],
].map(([status, amount, description, payMonth, rejectReason], at) => ({
  id: id(20 + at),
  spentOn: '2026-02-03',
  amount: Number(amount),
  description: String(description),
  status: String(status),
  payMonth: payMonth === null ? null : String(payMonth),
  rejectReason: rejectReason === null ? null : String(rejectReason),
  version: 1,
  files: at === 1 ? [{ id: id(40), name: '영수증.jpg', contentType: 'image/jpeg' }] : [],
}));

const meta = preview.meta({
  title: 'CRM/내 급여',
  component: MyPayPage,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/pay' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyPayDocument, pay),
      filled(MyPayLinesDocument, {
        payStatementLines: lines.map((line) => Object.assign({ month: '2026-02-01' }, line)),
      }),
      filled(MyClaimsDocument, { expenseClaims }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('2026년 2월'));
    await canvas.findByRole('table', { name: '2026년 2월 급여' });
    await userEvent.click(await canvas.findByText('2026년 1월'));
    await canvas.findByRole('button', { name: '급여명세서 PDF' });
    await canvas.findByText('반려 사유: 영수증이 없습니다.');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(MyPayDocument), empty(MyClaimsDocument)),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(MyPayDocument), loading(MyClaimsDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(MyPayDocument), failed(MyClaimsDocument)),
});

/** An administrator who is no TA has no pay here. */
export const NoTa = meta.story({ parameters: { as: 'admin' } });

export const Claiming = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyPayDocument, pay), filled(MyClaimsDocument, { expenseClaims })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '경비 청구하기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '청구' }));
    await dialog.findAllByText(/입력해 주세요/);
  },
});
