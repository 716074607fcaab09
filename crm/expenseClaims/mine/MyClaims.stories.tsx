import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { openForm, press, says, submit, write } from '#ui-kit/testing/play.ts';
import { drawnPicture } from '../../shared/testing/drawnPicture.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { MyClaimsDocument } from '../generated/graphql.ts';
import { expenseClaims } from '../testing/myClaims.ts';
import { MyClaims } from './MyClaims.tsx';

const meta = preview.meta({
  title: 'CRM/근무/내 경비 청구',
  component: MyClaims,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/work' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyClaimsDocument, { expenseClaims })),
  play: ({ canvas }) => says(canvas, '반려 사유: 영수증이 없습니다.'),
});

export const Claiming = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyClaimsDocument, { expenseClaims })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '경비 청구하기');
    await press(dialog, '청구');
    await dialog.findAllByText(/입력해 주세요/);
  },
});

/** A receipt that cannot be opened is named, and nothing is claimed until it is taken out. */
export const BadReceipt = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyClaimsDocument, { expenseClaims })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '경비 청구하기');
    const receipt = new File([await drawnPicture('image/jpeg', 300, 500)], '영수증 1.jpg', { type: 'image/jpeg' });
    const half = new File([receipt.slice(0, 900)], '영수증 2.jpg', { type: 'image/jpeg' });
    await write(dialog, { 금액: '12000', 내용: '보드마카' });
    await userEvent.upload(dialog.getByLabelText('영수증 사진이나 PDF', { selector: 'input' }), [receipt, half]);
    await says(dialog, /^사진이 깨졌거나/);
    await submit(dialog, '청구', '올릴 수 없는 파일 1개를 바꾸거나 빼 주세요.');
    await press(dialog, '영수증 2.jpg 빼기');
    await waitFor(() => expect(dialog.queryByText(/올릴 수 없는 파일/)).toBeNull());
    await expect(dialog.getByRole('list', { name: '고른 영수증' })).toHaveTextContent(/^영수증 1\.jpg/);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyClaimsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyClaimsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyClaimsDocument)) });
