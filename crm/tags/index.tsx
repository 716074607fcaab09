import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const TagListPage = lazyWithRetry(() => import('./TagListPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'tags',
      label: '태그',
      list: paths.tags,
      setting: { section: '수업', order: 20, about: '학생을 나누어 보는 표시' },
    },
  ],
  routes: [{ path: 'tags', element: <TagListPage /> }],
};
