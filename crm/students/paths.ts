import { stringifyTableParams, type CrudFilter } from '@refinedev/core';
import type { TabbedPage } from '../face.ts';

export const paths = {
  students: '/crm/students',
  /** Those whom somebody should talk to. */
  cared: `/crm/students?${stringifyTableParams({ sorters: [], filters: [{ field: 'care', operator: 'eq', value: 'open' }] })}`,
  tagged: (tagId: string) => `/crm/students?${stringifyTableParams({ sorters: [], filters: taggedWith(tagId) })}`,
  create: '/crm/students/create',
  import: '/crm/students/import',
  /** A student, at a tab. @param tab its path; without it, the first */
  student: (id: string, tab?: string) => `/crm/students/${id}${tab === undefined ? '' : `/${tab}`}`,
  edit: (id: string) => `/crm/students/${id}/edit`,
};

/** One student; what other slices know of them are its tabs and the cards in these. */
export const studentPage: TabbedPage = { path: 'students/:studentId', label: '학생 안의 화면' };

/** With a tag, active or not. */
const taggedWith = (tagId: string): CrudFilter[] => [
  { field: 'tag', operator: 'eq', value: tagId },
  { field: 'state', operator: 'eq', value: 'all' },
];
