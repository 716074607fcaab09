import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { ClockIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const RetentionPage = lazyWithRetry(() => import('./RetentionPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'retentionRuns',
      label: '개인정보 보관',
      list: paths.retention,
      icon: ClockIcon,
      menu: { group: '설정', order: 45 },
    },
    { name: 'retentionCandidates', label: '파기 대상', parent: 'retentionRuns' },
  ],
  routes: [{ path: 'admin/retention', element: <RetentionPage /> }],
};
