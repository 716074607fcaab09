import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { HomeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const LandingPage = lazyWithRetry(() => import('./LandingPage.tsx'));

export const face: Face = {
  resources: [
    { name: 'landingPages', label: '첫 화면', list: paths.landing, icon: HomeIcon, menu: { group: '설정', order: 18 } },
  ],
  routes: [{ path: 'admin/landing', element: <LandingPage />, children: [{ path: 'edit', element: null }] }],
};
