import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const ClaimListPage = lazyWithRetry(() => import('./ClaimListPage.tsx'));
const MyClaims = lazyWithRetry(() => import('./mine/MyClaims.tsx'));

/** One's own claims, for the page with the clock; loaded when they are shown. */
export const panels = { MyClaims };

export const face: Face = {
  resources: [{ name: 'expenseClaims', label: '경비 청구', list: paths.claims, parent: 'payrollReopenings' }],
  routes: [{ path: 'admin/expense-claims', element: <ClaimListPage /> }],
};
