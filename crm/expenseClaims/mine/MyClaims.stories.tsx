import { userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { MyClaimsDocument } from '../generated/graphql.ts';
import { expenseClaims } from '../testing/myClaims.ts';
import MyClaims from './MyClaims.tsx';

const meta = preview.meta({
  title: 'CRM/근무/내 경비 청구',
  component: MyClaims,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/work' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyClaimsDocument, { expenseClaims })),
  play: async ({ canvas }) => {
    await canvas.findByText('반려 사유: 영수증이 없습니다.');
  },
});

export const Claiming = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyClaimsDocument, { expenseClaims })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '경비 청구하기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '청구' }));
    await dialog.findAllByText(/입력해 주세요/);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyClaimsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyClaimsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyClaimsDocument)) });
