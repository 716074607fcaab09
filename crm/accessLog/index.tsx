import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
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
      setting: { section: '개인정보', order: 20, about: '누가 언제 무엇을 보고 바꿨는지' },
    },
  ],
  routes: [
    { path: auditPage.path, element: <AuditPage /> },
    { path: 'admin/audit/review', element: <AccessReviewPage /> },
  ],
  tabs: [{ page: auditPage, path: '', label: '접속 기록', order: 10, element: <AccessLogTab /> }],
};
