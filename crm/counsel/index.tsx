import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { panels as consults } from '../consults/index.tsx';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const CounselPage = lazyWithRetry(() => import('./CounselPage.tsx'));

export const face: Face = {
  resources: [{ name: 'counsel', label: '상담', list: paths.counsel, menu: { group: '학생', order: 30 } }],
  routes: [{ path: 'counsel', element: <CounselPage Outcome={consults.ConsultDialog} /> }],
};
