export const paths = {
  templates: '/crm/pushAlertTemplates',
  create: '/crm/pushAlertTemplates/create',
  template: (id: string) => `/crm/pushAlertTemplates/${id}`,
  edit: (id: string) => `/crm/pushAlertTemplates/${id}/edit`,
};
