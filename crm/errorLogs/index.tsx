import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const ErrorListPage = lazyWithRetry(() => import('./ErrorListPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'errorGroups',
      label: '오류 기록',
      list: paths.errors,
      setting: { section: '시스템', order: 20, about: '화면에서 난 오류와 처리 상태' },
    },
  ],
  routes: [{ path: 'admin/errors', element: <ErrorListPage /> }],
};
