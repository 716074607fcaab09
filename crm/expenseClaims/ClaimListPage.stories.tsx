import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { openForm } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ClaimListPage from './ClaimListPage.tsx';
import { ClaimListDocument } from './generated/graphql.ts';
import { data } from './testing/claims.ts';

const meta = preview.meta({
  title: 'CRM/급여/경비 청구',
  component: ClaimListPage,
  decorators: [inCrm({ at: '/crm/admin/expense-claims' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(ClaimListDocument, data)) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ClaimListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ClaimListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ClaimListDocument)) });

/** A TA claims here, too. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(ClaimListDocument, data)),
  play: async ({ canvas }) => {
    const form = await openForm(canvas, '경비 청구하기');
    await expect(form.getByRole('textbox', { name: '금액' })).toHaveFocus();
  },
});
