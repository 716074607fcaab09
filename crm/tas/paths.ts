export const paths = {
  tas: '/crm/admin/tas',
  create: '/crm/admin/tas/create',
  ta: (id: string) => `/crm/admin/tas/${id}`,
  edit: (id: string) => `/crm/admin/tas/${id}/edit`,
};
