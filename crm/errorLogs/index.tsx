import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { AlertIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const ErrorListPage = lazyWithRetry(() => import('./ErrorListPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'errorGroups',
      label: '화면 오류',
      list: paths.errors,
      icon: AlertIcon,
      menu: { group: '설정', order: 45 },
    },
  ],
  routes: [{ path: 'admin/errors', element: <ErrorListPage /> }],
};
