import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const ClaimListPage = lazyWithRetry(() => import('./ClaimListPage.tsx'));

export const face: Face = {
  resources: [{ name: 'expenseClaims', label: '경비 청구', list: paths.claims, menu: { group: '운영', order: 50 } }],
  routes: [{ path: 'admin/expense-claims', element: <ClaimListPage /> }],
};
