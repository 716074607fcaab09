import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { NoticeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const NoticeListPage = lazyWithRetry(() => import('./NoticeListPage.tsx'));

export const paths = { notices: '/crm/notice' };

export const face: Face = {
  routes: [{ path: 'notice', element: <NoticeListPage /> }],
  navigation: [{ label: '공지', href: paths.notices, icon: NoticeIcon, order: 10 }],
};
