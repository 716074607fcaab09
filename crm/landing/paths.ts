export const paths = { landing: '/crm/admin/landing', edit: '/crm/admin/landing/edit' };
