import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { EyeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths, auditPage } from './paths.ts';

const AccessLogTab = lazyWithRetry(() => import('./AccessLogTab.tsx'));
const AccessReviewPage = lazyWithRetry(() => import('./AccessReviewPage.tsx'));
const AuditPage = lazyWithRetry(() => import('./AuditPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'accessLog',
      label: '감사 기록',
      list: paths.accessLog,
      icon: EyeIcon,
      menu: { group: '설정', order: 40 },
    },
  ],
  routes: [
    { path: auditPage.path, element: <AuditPage /> },
    { path: 'admin/audit/review', element: <AccessReviewPage /> },
  ],
  tabs: [{ page: auditPage, path: '', label: '접속 기록', order: 10, element: <AccessLogTab /> }],
};
