import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { lecturePage } from '../lectures/paths.ts';

const MaterialList = lazyWithRetry(() => import('./MaterialList.tsx'));

export const face: Face = {
  resources: [{ name: 'lectureMaterials', label: '자료', parent: 'lectures' }],
  tabs: [{ page: lecturePage, path: 'materials', label: '자료', order: 30, element: <MaterialList /> }],
};
