import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { EyeIcon } from '#ui-kit/icons.ts';
import type { Face, TabbedPage } from '../face.ts';

const AccessLogTab = lazyWithRetry(() => import('./AccessLogTab.tsx'));
const AccessReviewPage = lazyWithRetry(() => import('./AccessReviewPage.tsx'));
const AuditPage = lazyWithRetry(() => import('./AuditPage.tsx'));

export const paths = { accessLog: '/crm/admin/audit', review: '/crm/admin/audit/review' };

/** Who looked at what, and who changed what, as tabs. */
export const auditPage: TabbedPage = { path: 'admin/audit', label: '기록의 종류' };

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
