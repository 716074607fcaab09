import { stringifyTableParams, type CrudFilter } from '@refinedev/core';

export const paths = {
  students: '/crm/students',
  /** Those whom somebody should talk to. */
  cared: `/crm/students?${stringifyTableParams({ sorters: [], filters: [{ field: 'care', operator: 'eq', value: 'open' }] })}`,
  tagged: (tagId: string) => `/crm/students?${stringifyTableParams({ sorters: [], filters: taggedWith(tagId) })}`,
  create: '/crm/students/create',
  import: '/crm/students/import',
  student: (id: string) => `/crm/students/${id}`,
  edit: (id: string) => `/crm/students/${id}/edit`,
};

/** With a tag, active or not. */
const taggedWith = (tagId: string): CrudFilter[] => [
  { field: 'tag', operator: 'eq', value: tagId },
  { field: 'state', operator: 'eq', value: 'all' },
];
