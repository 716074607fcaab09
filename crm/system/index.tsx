import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const SystemPage = lazyWithRetry(() => import('./SystemPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'system',
      label: '시스템',
      list: paths.system,
      setting: { section: '시스템', order: 10, about: '백업, 저장 공간, 예약 작업의 상태' },
    },
  ],
  routes: [{ path: 'admin/system', element: <SystemPage /> }],
};
