import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { TagIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const TagListPage = lazyWithRetry(() => import('./TagListPage.tsx'));

export const face: Face = {
  resources: [{ name: 'tags', label: '태그', list: paths.tags, icon: TagIcon, menu: { order: 70 } }],
  routes: [{ path: 'tags', element: <TagListPage /> }],
};
