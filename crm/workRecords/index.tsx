import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const WorkPage = lazyWithRetry(() => import('./clock/WorkPage.tsx'));
const WorkRecordPage = lazyWithRetry(() => import('./grid/WorkRecordPage.tsx'));

export const face: Face = {
  resources: [
    { name: 'workRecords', label: '출퇴근·급여', list: paths.work, menu: { group: '운영', order: 10, ofTas: true } },
    {
      name: 'workRecordGrid',
      label: '근무 기록',
      list: paths.records,
      menu: { group: '운영', order: 30 },
    },
    { name: 'workCorrections', label: '근무 정정 요청' },
  ],
  routes: [
    { path: 'work', element: <WorkPage /> },
    { path: 'admin/work-records', element: <WorkRecordPage /> },
  ],
};
