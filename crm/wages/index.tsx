import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const WageTypeListPage = lazyWithRetry(() => import('./WageTypeListPage.tsx'));

export const face: Face = {
  resources: [{ name: 'hourlyWageTypes', label: '시급 구분', list: paths.wageTypes, parent: 'payrollReopenings' }],
  routes: [{ path: 'admin/wage-types', element: <WageTypeListPage /> }],
};
