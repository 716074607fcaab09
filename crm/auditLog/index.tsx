import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { auditPage } from '../accessLog/paths.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const AuditLogTab = lazyWithRetry(() => import('./AuditLogTab.tsx'));

export const face: Face = {
  resources: [{ name: 'auditEntries', label: '변경 기록', list: paths.changes }],
  tabs: [{ page: auditPage, path: 'changes', label: '변경 기록', order: 20, element: <AuditLogTab /> }],
};
