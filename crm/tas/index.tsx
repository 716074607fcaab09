import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const TaListPage = lazyWithRetry(() => import('./TaListPage.tsx'));
const TaPage = lazyWithRetry(() => import('./page/TaPage.tsx'));

export const face: Face = {
  resources: [
    {
      // The list that managers read; the table itself shows a TA their own row.
      name: 'taDirectory',
      label: '조교',
      list: paths.tas,
      create: paths.create,
      show: paths.ta(':id'),
      edit: paths.edit(':id'),
      menu: { group: '운영', order: 20 },
    },
  ],
  routes: [
    { path: 'admin/tas', element: <TaListPage />, children: [{ path: 'create', element: null }] },
    { path: 'admin/tas/:id', element: <TaPage />, children: [{ path: 'edit', element: null }] },
  ],
};
