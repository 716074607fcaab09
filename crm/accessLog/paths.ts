import type { TabbedPage } from '../face.ts';

export const paths = { accessLog: '/crm/admin/audit', review: '/crm/admin/audit/review' };

/** Who looked at what, and who changed what, as tabs. */
export const auditPage: TabbedPage = { path: 'admin/audit', label: '기록의 종류' };
