import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const RetentionPage = lazyWithRetry(() => import('./RetentionPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'retentionRuns',
      label: '개인정보 보관',
      list: paths.retention,
      setting: { section: '개인정보', order: 30, about: '그만둔 학생의 정보를 지우는 기준과 점검' },
    },
    { name: 'retentionCandidates', label: '파기 대상', parent: 'retentionRuns' },
  ],
  routes: [{ path: 'admin/retention', element: <RetentionPage /> }],
};
