import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const WageTypeListPage = lazyWithRetry(() => import('./WageTypeListPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'hourlyWageTypes',
      label: '시급 구분',
      list: paths.wageTypes,
      opens: 'edit',
      setting: { section: '급여', order: 10, about: '시급의 이름과 금액' },
    },
  ],
  routes: [{ path: 'admin/wage-types', element: <WageTypeListPage /> }],
};
