import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { lecturePage } from '../lectures/paths.ts';

const DdayList = lazyWithRetry(() => import('./DdayList.tsx'));

export const face: Face = {
  resources: [{ name: 'lectureDdays', label: '디데이', parent: 'lectures' }],
  tabs: [{ page: lecturePage, path: 'ddays', label: '디데이', order: 40, element: <DdayList /> }],
};
