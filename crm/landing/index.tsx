import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const LandingPage = lazyWithRetry(() => import('./LandingPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'landingPages',
      label: '홈페이지',
      list: paths.landing,
      opens: 'edit',
      setting: { section: '소통', order: 20, about: '방문자가 보는 학원 소개와 상담 신청' },
    },
  ],
  routes: [{ path: 'admin/landing', element: <LandingPage />, children: [{ path: 'edit', element: null }] }],
};
