import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { RefreshIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const RetakesPage = lazyWithRetry(() => import('./RetakesPage.tsx'));

export const paths = { retakes: '/crm/retakes' };

export const face: Face = {
  routes: [{ path: 'retakes', element: <RetakesPage /> }],
  navigation: [{ label: '재시험', href: paths.retakes, icon: RefreshIcon, order: 40 }],
};
