import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { EyeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const AccessLogPage = lazyWithRetry(() => import('./AccessLogPage.tsx'));
const AccessReviewPage = lazyWithRetry(() => import('./AccessReviewPage.tsx'));

export const paths = { accessLog: '/crm/admin/audit', review: '/crm/admin/audit/review' };

export const face: Face = {
  resources: [
    {
      name: 'accessLog',
      label: '접속 기록',
      list: paths.accessLog,
      icon: EyeIcon,
      menu: { group: '설정', order: 40 },
    },
  ],
  routes: [
    { path: 'admin/audit', element: <AccessLogPage /> },
    { path: 'admin/audit/review', element: <AccessReviewPage /> },
  ],
};
