import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { TagIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const TagListPage = lazyWithRetry(() => import('./TagListPage.tsx'));

export const paths = { tags: '/crm/tags' };

export const face: Face = {
  routes: [{ path: 'tags', element: <TagListPage /> }],
  navigation: [{ label: '태그', href: paths.tags, icon: TagIcon, order: 70 }],
};
