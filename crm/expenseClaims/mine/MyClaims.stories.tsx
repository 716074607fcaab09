import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { drawnPicture } from '../../shared/testing/drawnPicture.ts';
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

/** A receipt that cannot be opened is named, and nothing is claimed until it is taken out. */
export const BadReceipt = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyClaimsDocument, { expenseClaims })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '경비 청구하기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const receipt = new File([await drawnPicture('image/jpeg', 300, 500)], '영수증 1.jpg', { type: 'image/jpeg' });
    const half = new File([receipt.slice(0, 900)], '영수증 2.jpg', { type: 'image/jpeg' });
    await userEvent.type(dialog.getByRole('textbox', { name: /^금액/ }), '12000');
    await userEvent.type(dialog.getByRole('textbox', { name: /^내용/ }), '보드마카');
    await userEvent.upload(dialog.getByLabelText('영수증 사진이나 PDF', { selector: 'input' }), [receipt, half]);
    await expect(await dialog.findByText(/^사진이 깨졌거나/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '청구' }));
    await expect(await dialog.findByText('올릴 수 없는 파일 1개를 바꾸거나 빼 주세요.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '영수증 2.jpg 빼기' }));
    await waitFor(() => expect(dialog.queryByText(/올릴 수 없는 파일/)).toBeNull());
    await expect(dialog.getByRole('list', { name: '고른 영수증' })).toHaveTextContent(/^영수증 1\.jpg/);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyClaimsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyClaimsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyClaimsDocument)) });
