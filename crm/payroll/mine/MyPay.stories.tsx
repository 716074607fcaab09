import { userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { MyPayDocument, StatementLinesDocument } from '../generated/graphql.ts';
import { lines, pay } from '../testing/myPay.ts';
import MyPay from './MyPay.tsx';

const meta = preview.meta({
  title: 'CRM/근무/내 급여',
  component: MyPay,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/work' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(MyPayDocument, pay), filled(StatementLinesDocument, { payStatementLines: lines })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('2026년 2월'));
    await canvas.findByRole('table', { name: '2026년 2월 급여' });
    await userEvent.click(await canvas.findByText('2026년 1월'));
    await canvas.findByRole('button', { name: '급여명세서 PDF' });
  },
});

export const Account = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyPayDocument, pay)),
  play: async ({ canvas }) => {
    await canvas.findByText('2026년 2월');
    await userEvent.click(canvas.getByRole('button', { name: '급여 계좌' }));
    await within(await canvas.findByRole('dialog', { name: '급여 계좌' })).findByRole('textbox', { name: /은행/ });
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyPayDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyPayDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyPayDocument)) });
