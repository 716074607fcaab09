import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const PayrollPage = lazyWithRetry(() => import('./PayrollPage.tsx'));

export const face: Face = {
  resources: [
    {
      // What managers only read of payroll; the register itself shows a TA their own rows.
      name: 'payrollReopenings',
      label: '급여',
      list: paths.payroll,
      menu: { group: '운영', order: 40 },
    },
    { name: 'taMonthlyCustomWages', label: '추가/공제' },
    { name: 'payrollClosings', label: '급여 마감' },
    { name: 'payRules', label: '급여 기준' },
  ],
  routes: [{ path: 'admin/payroll', element: <PayrollPage /> }],
};
