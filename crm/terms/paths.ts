export const paths = {
  terms: '/crm/terms',
  create: '/crm/terms/create',
  term: (id: string) => `/crm/terms/${id}`,
  edit: (id: string) => `/crm/terms/${id}/edit`,
};
