import type { ResourceProps } from '@refinedev/core';

/** What refine keeps: the resources that are written through GraphQL. The name is the GraphQL root. */
export const resources: ResourceProps[] = [
  {
    name: 'wordDecks',
    list: '/crm/wordDecks',
    create: '/crm/wordDecks/create',
    show: '/crm/wordDecks/:id',
    edit: '/crm/wordDecks/:id/edit',
    meta: { label: '단어장' },
  },
  {
    name: 'pushAlertTemplates',
    list: '/crm/pushAlertTemplates',
    create: '/crm/pushAlertTemplates/create',
    show: '/crm/pushAlertTemplates/:id',
    edit: '/crm/pushAlertTemplates/:id/edit',
    meta: { label: '알림 템플릿' },
  },
  {
    name: 'attendanceTypes',
    list: '/crm/attendance-types',
    create: '/crm/attendance-types/create',
    edit: '/crm/attendance-types/:id/edit',
    meta: { label: '출결 구분' },
  },
];
