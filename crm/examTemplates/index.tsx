import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { lecturePage } from '../lectures/paths.ts';

const TemplateList = lazyWithRetry(() => import('./TemplateList.tsx'));

export const face: Face = {
  resources: [{ name: 'examTemplates', label: '시험 양식', parent: 'lectures' }],
  tabs: [{ page: lecturePage, path: 'templates', label: '시험 양식', order: 50, element: <TemplateList /> }],
};
