import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const NoticeListPage = lazyWithRetry(() => import('./NoticeListPage.tsx'));

export const face: Face = {
  resources: [{ name: 'notices', label: '공지', list: paths.notices, menu: { group: '소통', order: 30 } }],
  routes: [{ path: 'notice', element: <NoticeListPage /> }],
};
