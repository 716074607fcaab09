import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/paths.ts';

const WeekFiles = lazyWithRetry(() => import('./WeekFiles.tsx'));

export const face: Face = {
  resources: [{ name: 'files', label: '파일' }],
  tabs: [{ page: weekPage, path: 'files', label: '자료', order: 60, element: <WeekFiles /> }],
};
