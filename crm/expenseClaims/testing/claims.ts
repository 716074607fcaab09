import { HttpResponse, type RequestHandler } from 'msw';
import { http } from 'msw/http';
import { filled } from '#mocks/states.ts';

/** An id of the claims, their people and their receipts. */
export const id = (at: number) => `01990000-0000-7000-8000-0000000006${String(at).padStart(2, '0')}`;
const rows = [
  ['REQUESTED', '이준호', 12_300, '1반 간식', null],
  ['REQUESTED', '김하늘', 33_500, '보드마카 2상자와 지우개', null],
  ['APPROVED', '정다은', 8_900, '프린터 용지', '2026-02-01'],
  ['REJECTED', '최우진', 18_000, '택시', null],
  ['PAID', '박서연', 5_600, '건전지', '2026-01-01'],
  ['PAID', '오지훈', 7_000, '퀵서비스', null],
] as const;
const expenseClaims = rows.map(([status, name, amount, description, payMonth], at) => ({
  id: id(at),
  taId: id(50 + at),
  spentOn: `2026-02-0${6 - at}`,
  amount,
  description,
  status,
  payMonth,
  rejectReason: status === 'REJECTED' ? '영수증이 없습니다.' : null,
  taStaff: { name },
  decidedByStaff: status === 'REQUESTED' ? null : { name: '한서윤' },
  files: at === 3 ? [] : [{ id: id(70 + at), name: '영수증.png', contentType: 'image/png' }],
}));

/** Claims in every state, as the list reads them. */
export const data = {
  expenseClaims,
  expenseClaims_aggregate: { aggregate: { count: rows.length, sum: { amount: 85_300 } } },
};

/** A receipt, drawn. */
const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/>
  <text x="40" y="60" font-size="24">영수증</text><text x="40" y="120" font-size="18">간식 12,300원</text></svg>`;

/** Answers the picture of a receipt. */
export const picture: RequestHandler[] = [
  filled('getDownload', { fileId: id(0), url: '/api/file-content/receipt', expiresAt: '2026-11-25T11:00:00Z' }),
  http.get('*/api/file-content/receipt', () =>
    HttpResponse.text(receipt, { headers: { 'content-type': 'image/svg+xml' } }),
  ),
];
