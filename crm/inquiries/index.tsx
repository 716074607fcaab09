import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const InquiryListPage = lazyWithRetry(() => import('./InquiryListPage.tsx'));

export const panels = {/** Visitors who wait for a call, on the page of today; nothing where nobody waits. */};

export const face: Face = {
  resources: [{ name: 'inquiries', label: '입학 문의', list: paths.inquiries, menu: { group: '학생', order: 20 } }],
  routes: [{ path: 'inquiries', element: <InquiryListPage /> }],
};
