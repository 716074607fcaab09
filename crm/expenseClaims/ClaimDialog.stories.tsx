import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce } from '#app/testing/sending.ts';
import { hears, openForm, press, says, sees, submit, tells, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ClaimListPage from './ClaimListPage.tsx';
import { ClaimListDocument } from './generated/graphql.ts';
import { data, picture } from './testing/claims.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/급여/경비 청구 하나',
  component: ClaimListPage,
  decorators: [inCrm({ at: '/crm/admin/expense-claims' })],
  beforeEach: ({ msw }) => msw.use(filled(ClaimListDocument, data), ...picture),
});

async function openClaim(canvas: Pick<typeof screen, 'findByText'>, what: string) {
  await userEvent.click(await canvas.findByText(what));
  return within(await screen.findByRole('dialog', { name: /경비 청구$/ }));
}

/** The receipt is beside the amount; a rejection needs a reason. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('decideClaim', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, '1반 간식');
    await dialog.findByRole('img', { name: '영수증 영수증.png' });
    const asked = await openForm(dialog, '반려', '경비 청구 반려');
    await submit(asked, '반려', /입력해 주세요/);
    await write(asked, { '반려 사유': '품목이 보이지 않습니다.' });
    await press(asked, '반려');
    await hears(sent, { status: 'REJECTED', rejectReason: '품목이 보이지 않습니다.' });
  },
});

export const Approving = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('decideClaim')),
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, '1반 간식');
    await sendsOnce(await dialog.findByRole('button', { name: '승인' }));
    await expect(dialog.getByRole('button', { name: '반려' })).toBeDisabled();
  },
});

/** A colleague was faster: the claim stays open, as it is now. */
export const ApproveRefused = meta.story({
  beforeEach: ({ msw }) => {
    const rejected = { status: 'REJECTED', rejectReason: '품목이 보이지 않습니다.' };
    let reads = 0;
    msw.use(
      filled(ClaimListDocument, () => {
        const isLater = reads++ > 0;
        const claims = data.expenseClaims.map((claim, at) => (isLater && at === 0 ? { ...claim, ...rejected } : claim));
        return { ...data, expenseClaims: claims };
      }),
      failed('decideClaim', 409, 'move-not-allowed', '이미 반려된 청구라 승인할 수 없습니다.'),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, '1반 간식');
    await tells(dialog, '승인', '이미 반려된 청구라 승인할 수 없습니다.');
    await says(dialog, '12,300원', '품목이 보이지 않습니다.');
    await expect(dialog.queryByRole('button', { name: '승인' })).toBeNull();
  },
});

export const PictureLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('getDownload')),
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, '1반 간식');
    await sees(dialog.getByRole('status', { name: '영수증을 불러오는 중입니다' }));
    await says(dialog, '12,300원');
  },
});

/** The picture cannot be shown: said where it would be, above the file itself. */
export const PictureFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('getDownload', 404, 'not-found', '파일을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, '1반 간식');
    await says(dialog, /사진을 불러오지 못했습니다/);
    await tells(dialog, '영수증.png', /파일을 찾을 수 없습니다/);
  },
});

/** Paid by hand before its month is closed, so the month's pay leaves it out. */
export const PaidByHand = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('decideClaim', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, '프린터 용지');
    await says(dialog, /2026년 2월 급여와 함께 지급됩니다/);
    await press(dialog, '따로 지급 처리');
    await hears(sent, { status: 'PAID' });
  },
});

/** Who may read the claims and no more: nothing to decide, nothing to pay. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    const requested = await openClaim(canvas, '1반 간식');
    await requested.findByRole('img', { name: '영수증 영수증.png' });
    await expect(requested.queryByRole('button', { name: '승인' })).toBeNull();
    await expect(requested.queryByRole('button', { name: '반려' })).toBeNull();
    await userEvent.click(requested.getAllByRole('button', { name: '닫기' }).at(-1)!);
    const approved = await openClaim(canvas, '프린터 용지');
    await expect(approved.queryByRole('button', { name: '따로 지급 처리' })).toBeNull();
    await expect(approved.queryByText(/지급 처리해 주세요/)).toBeNull();
  },
});
