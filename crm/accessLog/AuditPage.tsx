import { Outlet } from 'react-router';
import { Page } from '../shared/page/Page.tsx';
import { PageTabs } from '../shared/page/PageTabs.tsx';
import { auditPage, paths } from './paths.ts';

/** `/crm/admin/audit`: what is kept of people's work; each kind is a tab below. */
export default function AuditPage() {
  return (
    <Page title="감사 기록">
      <PageTabs page={auditPage} href={paths.accessLog} />
      <Outlet />
    </Page>
  );
}
