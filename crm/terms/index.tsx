import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const TermListPage = lazyWithRetry(() => import('./TermListPage.tsx'));
const TermPage = lazyWithRetry(() => import('./TermPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'terms',
      label: '약관',
      list: paths.terms,
      create: paths.create,
      show: paths.term(':id'),
      edit: paths.edit(':id'),
      hasWordIds: true,
      setting: { section: '개인정보', order: 10, about: '이용약관과 개인정보 동의의 본문' },
    },
    { name: 'termVersions', label: '약관 본문', parent: 'terms' },
  ],
  routes: [
    { path: 'terms', element: <TermListPage />, children: [{ path: 'create', element: null }] },
    { path: 'terms/:id', element: <TermPage />, children: [{ path: 'edit', element: null }] },
  ],
};
