import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { CalendarIcon, ClockIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const WorkPage = lazyWithRetry(() => import('./clock/WorkPage.tsx'));
const WorkRecordPage = lazyWithRetry(() => import('./grid/WorkRecordPage.tsx'));

export const face: Face = {
  resources: [
    { name: 'workRecords', label: '출퇴근·급여', list: paths.work, icon: ClockIcon, menu: { order: 90 } },
    {
      name: 'workRecordGrid',
      label: '근무 기록',
      list: paths.records,
      icon: CalendarIcon,
      menu: { group: '설정', order: 50 },
    },
    { name: 'workCorrections', label: '근무 정정 요청' },
  ],
  routes: [
    { path: 'work', element: <WorkPage /> },
    { path: 'admin/work-records', element: <WorkRecordPage /> },
  ],
};
