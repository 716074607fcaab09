import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ClaimListPage from './ClaimListPage.tsx';
import { ClaimListDocument } from './generated/graphql.ts';

const id = (at: number) => `01990000-0000-7000-8000-0000000006${String(at).padStart(2, '0')}`;
const rows = [
  ['REQUESTED', '이준호', 12_300, '1반 간식', null],
  ['REQUESTED', '김하늘', 33_500, '보드마카 2상자와 지우개', null],
  ['APPROVED', '정다은', 8_900, '프린터 용지', '2026-02-01'],
  ['REJECTED', '최우진', 18_000, '택시', null],
  ['PAID', '박서연', 5_600, '건전지', '2026-01-01'],
] as const;
const expenseClaims = rows.map(([status, name, amount, description, payMonth], at) => ({
  id: id(at),
  taId: id(50 + at),
  spentOn: `2026-02-0${5 - at}`,
  amount,
  description,
  status,
  payMonth,
  rejectReason: status === 'REJECTED' ? '영수증이 없습니다.' : null,
  taStaff: { name },
  decidedByStaff: status === 'REQUESTED' ? null : { name: '한서윤' },
  files: at === 3 ? [] : [{ id: id(70 + at), name: '영수증.png', contentType: 'image/png' }],
}));
const data = {
  expenseClaims,
  expenseClaims_aggregate: { aggregate: { count: rows.length, sum: { amount: 78_300 } } },
};
const sent = fn();

/** A receipt, drawn. */
const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/>
  <text x="40" y="60" font-size="24">영수증</text><text x="40" y="120" font-size="18">간식 12,300원</text></svg>`;

const meta = preview.meta({
  title: 'CRM/급여/경비 청구',
  component: ClaimListPage,
  decorators: [inCrm({ at: '/crm/admin/expense-claims' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(ClaimListDocument, data)) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ClaimListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ClaimListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ClaimListDocument)) });

/** The receipt is beside the amount; a rejection needs a reason. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(ClaimListDocument, data),
      filled('getDownload', { fileId: id(0), url: '/api/file-content/receipt', expiresAt: '2999-01-01T00:00:00Z' }),
      http.get('*/api/file-content/receipt', () =>
        HttpResponse.text(receipt, { headers: { 'content-type': 'image/svg+xml' } }),
      ),
      filled('decideClaim', async (request) => {
        sent(await request.json());
        return { id: id(0) };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('1반 간식'));
    const dialog = within(await canvas.findByRole('dialog', { name: '이준호 경비 청구' }));
    await dialog.findByRole('img', { name: '영수증 영수증.png' });
    await userEvent.click(dialog.getByRole('button', { name: '반려' }));
    const asked = within(await canvas.findByRole('dialog', { name: '경비 청구 반려' }));
    await userEvent.click(asked.getByRole('button', { name: '반려' }));
    await asked.findByText(/입력해 주세요/);
    await userEvent.type(asked.getByRole('textbox', { name: /반려 사유/ }), '품목이 보이지 않습니다.');
    await userEvent.click(asked.getByRole('button', { name: '반려' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ status: 'REJECTED', rejectReason: '품목이 보이지 않습니다.' }),
    );
  },
});
